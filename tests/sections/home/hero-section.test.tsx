import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as page from '#src/routes/site/home.tsx'
import { HeroSection } from '#src/sections/home/hero-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { visit, wait } from '#tests/ui/browser-fakes.ts'
import { headOf } from '#tests/sections/show-page.tsx'

const INSPIRE = 'We Inspire Women in Tech'
const LIVES = 'Transforming Lives, One Tech Journey at a Time'

const { hero: copy, slides } = page.loader()

function show() {
  renderWithTheme(
    <MemoryRouter>
      <HeroSection heading={copy.heading} slides={slides} actions={copy.actions} />
    </MemoryRouter>,
  )
}

const hero = () => document.querySelector('[aria-roledescription=carousel]')!
const groups = () => [...hero().querySelectorAll('[aria-roledescription=slide]')]
const shown = () => groups().findIndex((group) => !group.hasAttribute('inert')) + 1

beforeEach(() => {
  vi.useFakeTimers()
  visit()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the tab is titled Home and the name of the site [PAGE-2]', () => {
  expect(headOf(page).title).toBe('Home - Kente Code')
})

test('four slides share two texts, each with its own picture [HOME-1 HOME-2]', () => {
  show()
  expect(groups().map((group) => group.textContent)).toEqual([INSPIRE, LIVES, INSPIRE, LIVES])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(INSPIRE)
  for (let turn = 1; turn < 4; turn += 1) wait(4000)
  const pictures = [...hero().querySelectorAll('img')]
  expect(new Set(pictures.map((picture) => picture.src)).size).toBe(4)
  for (const picture of pictures) expect(picture.alt).toMatch(/\w{3}/)
})

test('a slide stays for 4000 ms, and the first follows the fourth [HOME-3]', () => {
  show()
  for (const [now, next] of [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 1],
  ]) {
    wait(3999)
    expect(shown()).toBe(now)
    wait(1)
    expect(shown()).toBe(next)
  }
})

test("'Partner with Us' leads to partnership, whatever slide shows [HOME-5]", () => {
  show()
  for (let slide = 1; slide <= 4; slide += 1) {
    expect(shown()).toBe(slide)
    const link = screen.getByRole('link', { name: 'Partner with Us' })
    expect(link).toHaveAttribute('href', '/partner-with-us')
    expect(link.closest('[inert]')).toBeNull()
    wait(4000)
  }
})
