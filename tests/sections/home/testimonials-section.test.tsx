import { readFileSync, readdirSync } from 'node:fs'
import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { TestimonialsSection } from '#src/sections/home/testimonials-section.tsx'
import { system } from '#src/theme/system.ts'
import { cssOf, layOut, visit, wait } from '#tests/ui/browser-fakes.ts'

const names = ['Ifeoma', 'Damilola', 'Patience']
const cards = names.map((name) => ({
  name,
  career: 'Workshop participant',
  content: `What ${name} said`,
  picture: {
    alt: `Picture of ${name}`,
    base: `/images/${name}`,
    width: 400,
    height: 400,
  },
}))

function show() {
  render(
    <ChakraProvider value={system}>
      <TestimonialsSection copy={{ key: 'testimonials', heading: 'In their own words' }} cards={cards} />
    </ChakraProvider>,
  )
}

const cells = () => [...document.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')]
const seen = () => names.filter((_, index) => !cells()[index]!.hasAttribute('inert'))

beforeEach(() => {
  vi.useFakeTimers()
  visit()
  layOut({ track: 350, card: 350 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the site has three testimonials', () => {
  const files = readdirSync('content/testimonials').filter((file) => file.endsWith('.yaml'))
  expect(files).toHaveLength(3)
  for (const file of files)
    expect(parse(readFileSync(`content/testimonials/${file}`, 'utf8'))).toHaveProperty('career')
})

test('cards stand 20 px apart, are at least 390 px high and at most 350 px wide [HOME-18..20]', () => {
  show()
  const [cell] = cells()
  expect(cell!.parentElement!.style.gap).toBe('20px')
  expect(cssOf(cell!)).toMatch(/[;{]\s*max-width:\s*350px/)
  expect(cssOf(screen.getAllByRole('figure')[0]!)).toMatch(/[;{]\s*min-height:\s*390px/)
})

test('each has a name and a role [HOME-15]', () => {
  show()
  const [first] = screen.getAllByRole('figure')
  expect(within(first!).getByText('What Ifeoma said')).toBeVisible()
  expect(within(first!).getByText('Ifeoma')).toBeVisible()
  expect(within(first!).getByText('Workshop participant')).toBeVisible()
  expect(within(first!).getByRole('img', { name: 'Picture of Ifeoma' })).toBeInTheDocument()
})

test('there is a bullet for each, and it shows its testimonial [HOME-17]', () => {
  show()
  expect(seen()).toEqual(['Ifeoma'])
  expect(screen.getAllByRole('button', { name: /^Slide \d of 3$/ })).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }))
  wait(400)
  expect(seen()).toEqual(['Patience'])
})

test('they can be swiped round and round, and never move by themselves [HOME-16]', () => {
  show()
  const track = cells()[0]!.parentElement!
  for (const name of ['Damilola', 'Patience', 'Ifeoma']) {
    fireEvent.mouseDown(track, { clientX: 300 })
    fireEvent.mouseMove(track, { clientX: 120 })
    fireEvent.mouseUp(track)
    wait(400)
    expect(seen()).toEqual([name])
  }
  wait(60_000)
  expect(seen()).toEqual(['Ifeoma'])
  expect(screen.queryByRole('button', { name: /Play|Pause/ })).toBeNull()
})
