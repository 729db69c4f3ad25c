import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loader } from '#src/routes/site/home.tsx'
import { GallerySection } from '#src/sections/home/gallery-section.tsx'
import { system } from '#src/theme/system.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { cssOf, layOut, visit, wait } from '#tests/ui/browser-fakes.ts'

const { copy, groups } = loader().gallery
const titles = ['Tech Talk by Her', 'Orbit Labs', 'Kora Systems', 'PalmNet']

const section = <GallerySection copy={copy} groups={groups} />
const carousel = () => document.querySelector<HTMLElement>('[aria-roledescription=carousel]')!
const cells = () => [...carousel().querySelectorAll('[aria-roledescription=slide]')]
const inFront = () => cells().findIndex((cell) => !cell.hasAttribute('inert')) + 1
const choice = () => within(screen.getByRole('group', { name: 'Choose a gallery' }))
const choose = (title: string) => fireEvent.click(choice().getByRole('button', { name: title }))

/** The duration of an autoplay animation. */
const ANIMATION_MS = 400

beforeEach(() => {
  vi.useFakeTimers()
  visit()
  layOut({ track: 350, card: 350 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('GALLERIES has 32 pictures of four groups, each with its alternative text [HOME-9 HOME-10]', () => {
  renderWithTheme(section)
  const region = screen.getByRole('region', { name: 'GALLERIES' })
  const alts = [...region.querySelectorAll('img')].map((picture) => picture.alt)
  expect(alts).toHaveLength(32)
  for (const alt of alts) expect(alt).toMatch(/\w{3}/)
  expect(
    choice()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(titles)
})

test('the first group is chosen, and its pictures are in the carousel', () => {
  renderWithTheme(section)
  expect(choice().getByRole('button', { pressed: true })).toHaveTextContent('Tech Talk by Her')
  expect(carousel()).toHaveAttribute('aria-label', 'Pictures: Tech Talk by Her')
  expect(cells().map((cell) => cell.querySelector('img')?.alt)).toEqual(
    groups[0]!.pictures.map(({ alt }) => alt),
  )
})

test.each(titles.slice(1))('choosing %s shows its pictures, from the first', (title) => {
  renderWithTheme(section)
  wait(5000 + ANIMATION_MS)
  expect(inFront()).toBe(2)
  choose(title)
  const group = groups.find((candidate) => candidate.title === title)!
  expect(choice().getByRole('button', { pressed: true })).toHaveTextContent(title)
  expect(document.querySelectorAll('[aria-roledescription=carousel]')).toHaveLength(1)
  expect(carousel()).toHaveAttribute('aria-label', `Pictures: ${title}`)
  expect(cells().map((cell) => cell.querySelector('img')?.alt)).toEqual(group.pictures.map(({ alt }) => alt))
  expect(inFront()).toBe(1)
})

test('with scripts only the chosen group shows, without them all do', () => {
  renderWithTheme(section)
  choose('Kora Systems')
  const rows = screen.getAllByRole('group', { name: /^(Tech Talk by Her|Orbit Labs|Kora Systems|PalmNet)$/ })
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    'Tech Talk by Her',
    'Orbit Labs',
    'PalmNet',
  ])
  for (const row of rows) {
    expect(cssOf(row.parentElement!)).toMatch(/@media \(scripting: enabled\)\s*\{[^{]*\{display:none/)
  }
  for (let around = carousel().parentElement; around; around = around.parentElement) {
    expect(cssOf(around)).not.toContain('scripting: enabled')
  }
  // Without scripts nothing can be selected.
  expect(cssOf(choice().getByRole('button', { name: 'PalmNet' }))).toMatch(
    /@media \(scripting: none\)\s*\{[^{]*\{display:none/,
  )
})

test('pictures move on every 5 s, and the first follows the last', () => {
  renderWithTheme(section)
  wait(ANIMATION_MS)
  for (const next of [2, 3, 4, 5, 6, 7, 8, 1]) {
    const before = inFront()
    wait(5000 - ANIMATION_MS - 1)
    expect(inFront()).toBe(before)
    wait(1 + ANIMATION_MS)
    expect(inFront()).toBe(next)
  }
})

test('pictures can be stopped', () => {
  renderWithTheme(section)
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
  wait(20_000)
  expect(inFront()).toBe(1)
})

test('all pictures of all groups are in the page before any script runs', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ChakraProvider value={system}>{section}</ChakraProvider>)
  expect([...page.querySelectorAll('img')].map((picture) => picture.alt)).toEqual(
    groups.flatMap(({ pictures }) => pictures.map(({ alt }) => alt)),
  )
  expect([...page.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual(titles)
})
