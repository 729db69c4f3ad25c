import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { layOut, visit, wait } from './browser-fakes.ts'
import { carousel, cells, currentBullet, drag, names, places, press, seen, track } from './carousel-stage.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  visit()
  layOut({ track: 720, card: 350 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('cards stand side by side with their spacing; those that cannot be seen cannot be reached', () => {
  render(carousel())
  expect(places()).toEqual([0, 370, 740, 1110])
  expect(track().style.gap).toBe('20px')
  expect(seen()).toEqual(['Ada', 'Bisi'])
})

test('next and previous move by one card', () => {
  render(carousel())
  press('Next slide')
  wait(400)
  expect(places()).toEqual([-370, 0, 370, 740])
  expect(seen()).toEqual(['Bisi', 'Chi'])
  expect(currentBullet()).toBe('Slide 2 of 3')
  press('Previous slide')
  wait(400)
  expect(seen()).toEqual(['Ada', 'Bisi'])
})

test('a row wraps around with its buttons [CAROUSEL-3]', () => {
  render(carousel())
  press('Previous slide')
  wait(400)
  expect(seen()).toEqual(['Chi', 'Dami'])
  press('Next slide')
  wait(400)
  expect(seen()).toEqual(['Ada', 'Bisi'])
})

test('in a ring the first card follows the last, and every card can come to the front [CAROUSEL-3]', () => {
  render(carousel({ loop: true }))
  press('Previous slide')
  wait(400)
  expect([places()[3], places()[0]]).toEqual([0, 370])
  expect(seen()).toEqual(['Ada', 'Dami'])
  expect(currentBullet()).toBe('Slide 4 of 4')
  press('Next slide')
  wait(400)
  press('Next slide')
  wait(400)
  expect(currentBullet()).toBe('Slide 2 of 4')
})

// Keen rounds to a millionth of the row.
const ARRIVED = /^translate3d\(-370(\.000\d*)?px/

test('a move takes 300 ms [CAROUSEL-4]', () => {
  render(carousel())
  press('Next slide')
  // The clock of an animation starts with its first frame; a frame takes 16 ms.
  wait(16)
  wait(256)
  expect(cells()[0]!.style.transform).not.toMatch(ARRIVED)
  wait(48)
  expect(cells()[0]!.style.transform).toMatch(ARRIVED)
})

test('where less motion is wanted it takes no time', () => {
  visit({ lessMotion: true })
  render(carousel())
  press('Next slide')
  wait(32)
  expect(places()).toEqual([-370, 0, 370, 740])
})

test('focus that comes to a card at the edge brings the whole card', () => {
  layOut({ track: 550, card: 350 })
  render(carousel())
  expect(seen()).toEqual(['Ada', 'Bisi'])
  const link = screen.getByRole('link', { name: 'Bisi' })
  vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible')
  fireEvent.focus(link)
  wait(400)
  expect(places()[1]).toBe(0)
})

test('where all cards fit there is nothing to step through and nothing moves', () => {
  layOut({ track: 1500, card: 350 })
  render(carousel({ loop: true, autoplayMs: 5000 }))
  wait(20_000)
  expect(places()).toEqual([0, 370, 740, 1110])
  expect(seen()).toEqual(names)
  drag(-200)
  expect(places()[0]).toBe(0)
})

test('it fits itself into a new width and stays at its card', () => {
  const resize = layOut({ track: 720, card: 350 })
  render(carousel({ loop: true }))
  press('Next slide')
  wait(400)
  resize({ track: 350, card: 350 })
  expect(places()[1]).toBe(0)
  expect(seen()).toEqual(['Bisi'])
})

/** Renders the prerendered page, then hydrates it. */
function prerender() {
  const page = document.createElement('div')
  page.innerHTML = renderToString(carousel({ loop: true, autoplayMs: 5000 }))
  document.body.append(page)
  const problems: Array<unknown> = []
  async function hydrate() {
    const onRecoverableError = (problem: unknown) => problems.push(problem)
    const root = await act(async () =>
      hydrateRoot(page, carousel({ loop: true, autoplayMs: 5000 }), { onRecoverableError }),
    )
    onTestFinished(() => {
      act(() => root.unmount())
      page.remove()
    })
  }
  return { markup: page.innerHTML, problems, hydrate }
}

test('all cards are in the prerendered page and reachable, and hydration does not change it', async () => {
  const { markup, problems, hydrate } = prerender()
  for (const name of names) expect(markup).toContain(`>${name}</a>`)
  expect(markup).not.toMatch(/inert|translate|data-live/)
  await hydrate()
  expect(problems).toEqual([])
  expect(seen()).toEqual(['Ada', 'Bisi'])
})

test('a row scrolled before hydration stays at its card', async () => {
  const { hydrate } = prerender()
  track().scrollLeft = 380
  await hydrate()
  expect(seen()).toEqual(['Bisi', 'Chi'])
  expect(track().scrollLeft).toBe(0)
})
