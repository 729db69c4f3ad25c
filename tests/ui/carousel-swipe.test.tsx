import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOut, visit, wait } from './browser-fakes.ts'
import { carousel, drag, onFollow, places, release, track } from './carousel-stage.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  onFollow.mockReset()
  visit()
  layOut({ track: 720, card: 350 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a pointer that moved 5 px clicks; one that moved 6 px drags [CAROUSEL-5]', () => {
  render(carousel())
  const link = screen.getByRole('link', { name: 'Ada' })
  drag(-5, link)
  expect(places()[0]).toBe(0)
  release(link)
  expect(onFollow).toHaveBeenCalledTimes(1)
  drag(-6, link)
  expect(places()[0]).toBe(-6)
  release(link)
  expect(onFollow).toHaveBeenCalledTimes(1)
})

test('after a drag, Enter still follows a link', () => {
  render(carousel())
  drag(-30)
  release()
  const link = screen.getByRole('link', { name: 'Ada' })
  fireEvent.keyDown(link, { key: 'Enter' })
  fireEvent.click(link, { detail: 0 })
  expect(onFollow).toHaveBeenCalledTimes(1)
})

test('a drag of half a card goes to the next, a shorter one returns [CAROUSEL-6]', () => {
  render(carousel())
  drag(-174)
  expect(places()[0]).toBe(-174)
  release()
  wait(400)
  expect(places()[0]).toBe(0)
  drag(-175)
  release()
  wait(400)
  expect(places()[0]).toBe(-370)
  drag(175)
  release()
  wait(400)
  expect(places()[0]).toBe(0)
})

test('how quick a drag is does not matter', () => {
  render(carousel())
  fireEvent.mouseDown(track(), { clientX: 400 })
  for (let moved = 10; moved <= 160; moved += 10) {
    wait(2)
    fireEvent.mouseMove(track(), { clientX: 400 - moved })
  }
  release()
  wait(600)
  expect(places()[0]).toBe(0)
})

test('a drag that comes back to where it began changes nothing', () => {
  render(carousel({ loop: true }))
  drag(-60)
  wait(20)
  fireEvent.mouseMove(track(), { clientX: 400 })
  release()
  wait(600)
  expect(places()[0]).toBe(0)
})

test('a finger drags too', () => {
  render(carousel())
  const touch = (clientX: number) => ({
    touches: [{ clientX }],
    targetTouches: [{ identifier: 1, screenX: clientX, screenY: 9 }],
  })
  fireEvent.touchStart(track(), touch(410))
  fireEvent.touchMove(track(), touch(400))
  fireEvent.touchMove(track(), touch(200))
  expect(places()[0]).toBe(-200)
  fireEvent.touchEnd(track(), { changedTouches: [{ identifier: 1 }] })
  wait(400)
  expect(places()[0]).toBe(-370)
})

test('past its ends a row gives way a little and comes back', () => {
  render(carousel())
  drag(1)
  for (let moved = 10; moved <= 300; moved += 10) fireEvent.mouseMove(track(), { clientX: 400 + moved })
  expect(places()[0]).toBeGreaterThan(30)
  expect(places()[0]).toBeLessThan(200)
  release()
  wait(400)
  expect(places()[0]).toBe(0)
})

test('a long drag passes as many cards as it passed, and half of one more counts as one', () => {
  layOut({ track: 350, card: 350 })
  render(carousel({ loop: true }))
  drag(-370 - 175)
  release()
  wait(400)
  expect(places()[2]).toBe(0)
  drag(370 + 174)
  release()
  wait(400)
  expect(places()[1]).toBe(0)
})
