import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { layOut, wait } from '#tests/ui/browser-fakes.ts'
import { groups, open } from './gallery-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  layOut({ track: 720, card: 720 })
})

const carousel = () => screen.getByRole('region', { name: 'Events in pictures', hidden: true })

test('a slide shows the event, its date, the number of pictures and the first picture of its group [GALLERY-2 GALLERY-4 GALLERY-5]', async () => {
  await open()
  const link = screen.getByRole('link', { name: /^Tech Talk by Her ?13 June 2026, 3 photos$/ })
  expect(link).toHaveAttribute('href', '/gallery?photo=talk-1')
  for (const { event, photos } of groups) {
    const slide = carousel().querySelector(`a[href$="${photos[0]!.key}"]`)!
    expect(slide).toHaveTextContent(event)
    expect(slide).toHaveTextContent(`13 June 2026, ${photos.length} photo`)
    expect(slide.querySelector('img')?.src).toContain(`/images/${photos[0]!.key}`)
  }
})

const current = () => carousel().querySelector('[aria-current=true]')?.getAttribute('aria-label')

test('the slides move on every five seconds, and step in a ring [GALLERY-6..9]', async () => {
  await open()
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    wait(1000)
  }
  wait(5100)
  expect(current()).toBe('Slide 2 of 3')
  press('Slide 1 of 3')
  press('Previous slide')
  expect(current()).toBe('Slide 3 of 3')
  press('Next slide')
  expect(current()).toBe('Slide 1 of 3')
})

test('the slides stand still while a picture is open', async () => {
  await open('/gallery?photo=talk-1')
  wait(20_000)
  expect(current()).toBe('Slide 1 of 3')
})
