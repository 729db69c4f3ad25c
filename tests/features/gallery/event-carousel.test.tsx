import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cssOf, layOut, visit, wait } from '#tests/ui/browser-fakes.ts'
import { GalleryPage, groups, open } from './gallery-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  visit()
  layOut({ track: 720, card: 720 })
})

afterEach(() => {
  vi.useRealTimers()
})

const carousel = () => screen.getByRole('region', { name: 'Events in pictures' })
const current = () => within(carousel()).getByRole('button', { current: true }).getAttribute('aria-label')
const press = (name: string) => fireEvent.click(within(carousel()).getByRole('button', { name }))

test('a slide shows the event, its date and the number of pictures [GALLERY-2 GALLERY-5]', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Tech Talk by Her 13 June 2026, 3 photos' })
  expect(link).toHaveAttribute('href', '/gallery?photo=talk-1')
  expect(carousel().querySelector('a[href$="visits-1"]')).toHaveTextContent('13 June 2026, 1 photo')
})

test('a slide shows the first picture of its group [GALLERY-4]', async () => {
  await open()
  for (const { event, photos } of groups) {
    const link = carousel().querySelector(`a[href$="${photos[0]!.key}"]`)!
    expect(link).toHaveTextContent(event)
    expect(link.querySelector('img')?.src).toContain(`/images/${photos[0]!.key}`)
  }
})

test('its caption shows on hover and focus, and always on touch devices [GALLERY-5]', async () => {
  await open()
  const css = cssOf(screen.getByText('Tech Talk by Her', { selector: 'a span' }).parentElement!)
  expect(css).toMatch(/@media \(hover: hover\)\s*\{[^}]*opacity:\s*0/)
  expect(css).toMatch(/a:hover\s*>[^{]*,\s*a:focus-visible\s*>[^{]*\{[^}]*opacity:\s*1/)
})

test('the slides move on every 5 seconds, and from the last to the first [GALLERY-6 GALLERY-7]', async () => {
  await open()
  expect(current()).toBe('Slide 1 of 3')
  wait(4999)
  expect(current()).toBe('Slide 1 of 3')
  wait(1)
  wait(400)
  expect(current()).toBe('Slide 2 of 3')
  wait(5000)
  wait(5000)
  expect(current()).toBe('Slide 1 of 3')
})

test('the slides stand still while a picture is open', async () => {
  await open('/gallery?photo=talk-1')
  wait(20_000)
  expect(carousel().querySelector('[aria-current=true]')).toHaveAttribute('aria-label', 'Slide 1 of 3')
})

test('previous and next go around, a dot leads to its slide, and pause stops them [GALLERY-8 GALLERY-9]', async () => {
  await open()
  press('Previous slide')
  wait(400)
  expect(current()).toBe('Slide 3 of 3')
  press('Next slide')
  wait(400)
  expect(current()).toBe('Slide 1 of 3')
  press('Slide 2 of 3')
  wait(400)
  expect(current()).toBe('Slide 2 of 3')
  press('Pause slides')
  wait(20_000)
  expect(current()).toBe('Slide 2 of 3')
})

test('all titles and descriptions are in the page before any script runs', () => {
  const html = renderToString(
    <StaticRouter location="/gallery?photo=talk-2">
      <GalleryPage />
    </StaticRouter>,
  )
  for (const { event, photos } of groups) {
    expect(html).toContain(event)
    for (const { title, description } of photos) {
      expect(html).toContain(title)
      expect(html).toContain(description)
    }
  }
  // The query is unknown when the page is prerendered.
  expect(html).not.toContain('2 / 3')
})

test('nothing is left running when the page is left', async () => {
  const { router } = await open()
  await act(() => router.navigate('/blog'))
  wait(20_000)
  expect(screen.getByText('Another page')).toBeInTheDocument()
})
