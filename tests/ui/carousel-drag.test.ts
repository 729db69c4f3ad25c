import { expect, test } from 'vitest'
import { createDragGate, dampAtEnds, stopAfterPull } from '#src/ui/carousel/carousel-drag.ts'

const ring = { position: 0, min: -Infinity, max: Infinity, minIdx: -Infinity, maxIdx: Infinity }

function stopAfter(pulled: number, start = 4) {
  return stopAfterPull({ start, pulled, card: 350, gap: 20 }, ring)
}

test.each([4.9, -4.9])('a pointer that moved by %f pixels has not dragged [CAROUSEL-5]', (moved) => {
  const gate = createDragGate()
  gate.press(100)
  expect(gate.stepTo(100 + moved)).toBe(0)
  expect(gate.isOpen()).toBe(false)
})

test.each([5, -5])('a pointer that moved by %i pixels has dragged, and the card catches up', (moved) => {
  const gate = createDragGate()
  gate.press(100)
  gate.stepTo(100 + moved / 2)
  expect(gate.stepTo(100 + moved)).toBe(-moved)
  expect(gate.isOpen()).toBe(true)
})

test('a drag stays one on its way back, and the next press begins anew', () => {
  const gate = createDragGate()
  gate.press(100)
  gate.stepTo(80)
  expect(gate.stepTo(99)).toBe(-19)
  expect(gate.isOpen()).toBe(true)
  gate.press(99)
  expect(gate.isOpen()).toBe(false)
  expect(gate.stepTo(96)).toBe(0)
})

test('half the width of a card takes it to the next, in both directions [CAROUSEL-6]', () => {
  expect([stopAfter(174), stopAfter(175), stopAfter(350)]).toEqual([4, 5, 5])
  expect([stopAfter(-174), stopAfter(-175), stopAfter(-350)]).toEqual([4, 3, 3])
})

test('a long pull passes as many cards as it passed, and half of one more counts as one', () => {
  expect([stopAfter(370 + 174), stopAfter(370 + 175), stopAfter(740 + 175)]).toEqual([5, 6, 7])
  expect(stopAfter(-370 - 175)).toBe(2)
})

test('a row that is no ring ends at its ends, even where the last step is shorter than half a card', () => {
  const row = { min: 0, max: 100, minIdx: 0, maxIdx: 3 }
  expect(stopAfterPull({ start: 2, pulled: 60, card: 350, gap: 20 }, { ...row, position: 100 })).toBe(3)
  expect(stopAfterPull({ start: 1, pulled: -60, card: 350, gap: 20 }, { ...row, position: -10 })).toBe(0)
})

test('past an end the cards give way less than they are pulled', () => {
  const row = { position: 90, min: 0, max: 100 }
  expect(dampAtEnds(10, row)).toBe(10)
  expect(dampAtEnds(20, row)).toBeCloseTo(6)
  expect(dampAtEnds(-100, row)).toBeCloseTo(-30)
})
