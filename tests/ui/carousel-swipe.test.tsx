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
