import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOut, visit, wait } from './browser-fakes.ts'
import { carousel, currentBullet, drag, places, press, region, release, seen } from './carousel-stage.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  visit()
  layOut({ track: 720, card: 350 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('with 5000 ms it moves on every 5 s, and begins again after the last [CAROUSEL-1]', () => {
  render(carousel({ autoplayMs: 5000 }))
  wait(64)
  for (const front of [1, 2, 3, 1]) {
    wait(336)
    expect(currentBullet()).toBe(`Slide ${front} of 3`)
    const before = places()
    wait(4599)
    expect(places()).toEqual(before)
    wait(1)
    // The first frames: an animation starts with the second.
    wait(64)
    expect(places()).not.toEqual(before)
  }
})

test('it can be paused, and then played [CAROUSEL-2]', () => {
  render(carousel({ autoplayMs: 5000 }))
  press('Pause slides')
  wait(20_000)
  expect(seen()).toEqual(['Ada', 'Bisi'])
  press('Play slides')
  wait(4999)
  expect(seen()).toEqual(['Ada', 'Bisi'])
  wait(400)
  expect(seen()).toEqual(['Bisi', 'Chi'])
})

test('the button that pauses it comes before all other', () => {
  render(carousel({ autoplayMs: 5000 }))
  expect(region().querySelector('button, a, [tabindex]')).toHaveAccessibleName('Pause slides')
})

test('it stands still while something lies over it', () => {
  render(carousel({ autoplayMs: 5000, isAutoplayEnabled: false }))
  wait(20_000)
  expect(seen()).toEqual(['Ada', 'Bisi'])
})

test.each([
  ['a button', () => press('Next slide')],
  ['a bullet', () => press('Slide 2 of 3')],
  ['a drag', () => (drag(-300), release())],
])('after a move by %s a whole interval passes', (_, move) => {
  render(carousel({ autoplayMs: 5000 }))
  wait(4000)
  move()
  wait(4999)
  expect(currentBullet()).toBe('Slide 2 of 3')
  wait(400)
  expect(currentBullet()).toBe('Slide 3 of 3')
})
