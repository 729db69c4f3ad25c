import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { layOut, wait } from './browser-fakes.ts'
import {
  carousel,
  cells,
  currentBullet,
  drag,
  names,
  onFollow,
  places,
  press,
  region,
  release,
  seen,
  track,
} from './carousel-stage.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  onFollow.mockReset()
  layOut({ track: 740, card: 370 })
})

test('in a ring the first card follows the last, and every card can come to the front [CAROUSEL-3]', () => {
  render(carousel())
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

test('cards stand side by side, those that cannot be seen cannot be reached, and a move takes 300 ms [CAROUSEL-4]', () => {
  render(carousel())
  wait(32)
  // The last one waits before the first.
  expect(places()).toEqual([0, 370, 740, -370])
  expect(seen()).toEqual(['Ada', 'Bisi'])
  press('Next slide')
  // The clock of an animation starts with its first frame; a frame takes 16 ms.
  wait(16)
  wait(256)
  expect(cells()[0]!.style.transform).not.toMatch(ARRIVED)
  wait(48)
  expect(cells()[0]!.style.transform).toMatch(ARRIVED)
})

test('where all cards fit there is nothing to step through and nothing moves', () => {
  layOut({ track: 1480, card: 370 })
  render(carousel({ autoplayMs: 5000, slidesPerView: { base: 1, md: 4 } }))
  wait(20_000)
  expect(places()).toEqual([0, 370, 740, 1110])
  expect(seen()).toEqual(names)
  drag(-200)
  expect(places()[0]).toBe(0)
})

test('it fits itself into a new width and stays at its card', () => {
  const resize = layOut({ track: 740, card: 370 })
  render(carousel())
  press('Next slide')
  wait(400)
  resize({ track: 370, card: 370 })
  wait(16)
  expect(places()[1]).toBe(0)
  expect(seen()).toEqual(['Bisi'])
})

test('with 5000 ms it moves on every 5 s, and begins again after the last [CAROUSEL-1]', () => {
  render(carousel({ autoplayMs: 5000 }))
  wait(64)
  for (const front of [1, 2, 3, 4, 1]) {
    wait(336)
    expect(currentBullet()).toBe(`Slide ${front} of 4`)
    const before = places()
    wait(4599)
    expect(places()).toEqual(before)
    wait(1)
    // The first frames: an animation starts with the second.
    wait(64)
    expect(places()).not.toEqual(before)
  }
})

test('the button that pauses it comes before all others [CAROUSEL-2]', () => {
  render(carousel({ autoplayMs: 5000 }))
  expect(region().querySelector('button, a, [tabindex]')).toHaveAccessibleName('Pause slides')
  press('Pause slides')
  wait(20_000)
  expect(seen()).toEqual(['Ada', 'Bisi'])
  press('Play slides')
  wait(4999)
  expect(seen()).toEqual(['Ada', 'Bisi'])
  wait(400)
  expect(seen()).toEqual(['Bisi', 'Chi'])
})

test('a pointer that moved 5 px clicks; one that moved 6 px drags, after which Enter still follows a link [CAROUSEL-5]', () => {
  render(carousel())
  const link = screen.getByRole('link', { name: 'Ada' })
  drag(-5, link)
  wait(32)
  expect(places()[0]).toBe(0)
  release(link)
  expect(onFollow).toHaveBeenCalledTimes(1)
  drag(-6, link)
  wait(32)
  expect(places()[0]).toBe(-6)
  release(link)
  expect(onFollow).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(link, { key: 'Enter' })
  fireEvent.click(link, { detail: 0 })
  expect(onFollow).toHaveBeenCalledTimes(2)
})

test('a drag of half a card goes to the next, a shorter one returns, however quick it is [CAROUSEL-6]', () => {
  render(carousel())
  const dragBy = (distance: number) => {
    drag(distance)
    release()
    wait(400)
    return places()[0]
  }
  expect(dragBy(-174)).toBe(0)
  expect(dragBy(-176)).toBe(-370)
  expect(dragBy(176)).toBe(0)
  fireEvent.mouseDown(track(), { clientX: 400 })
  for (let moved = 10; moved <= 160; moved += 10) {
    wait(2)
    fireEvent.mouseMove(track(), { clientX: 400 - moved })
  }
  release()
  wait(600)
  expect(places()[0]).toBe(0)
})

/** Renders the prerendered page, then hydrates it. */
function prerender() {
  const page = document.createElement('div')
  page.innerHTML = renderToString(carousel({ autoplayMs: 5000 }))
  document.body.append(page)
  const problems: Array<unknown> = []
  async function hydrate() {
    const onRecoverableError = (problem: unknown) => problems.push(problem)
    const root = await act(async () =>
      hydrateRoot(page, carousel({ autoplayMs: 5000 }), { onRecoverableError }),
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
})
