import { expect, test } from 'vitest'
import { eventState, periodOf } from '#src/features/events/event-state.ts'
import type { EventTimes } from '#src/features/events/event-state.ts'

const stateAt = (times: EventTimes, now: string) => eventState(periodOf(times), new Date(now))

const inLagos = { start: '2026-03-07T10:00', end: '2026-03-07T16:00', timeZone: 'Africa/Lagos' }

test('an event happens from its first minute until the minute it ends at [MORE-12]', () => {
  expect(stateAt(inLagos, '2026-03-07T08:59:59Z')).toBe('upcoming')
  expect(stateAt(inLagos, '2026-03-07T09:00:00Z')).toBe('now')
  expect(stateAt(inLagos, '2026-03-07T14:59:59Z')).toBe('now')
  expect(stateAt(inLagos, '2026-03-07T15:00:00Z')).toBe('past')
})

test('the clock of the place counts, not that of UTC or of the visitor', () => {
  const inNairobi = { ...inLagos, timeZone: 'Africa/Nairobi' }
  expect(stateAt(inNairobi, '2026-03-07T07:00:00Z')).toBe('now')
  expect(stateAt(inLagos, '2026-03-07T07:00:00Z')).toBe('upcoming')
  expect(stateAt(inNairobi, '2026-03-07T13:00:00Z')).toBe('past')
})

test('an event of two days goes on over night', () => {
  const hackathon = { start: '2026-10-23T10:00', end: '2026-10-24T18:00', timeZone: 'Africa/Lagos' }
  expect(stateAt(hackathon, '2026-10-23T23:30:00Z')).toBe('now')
  expect(stateAt(hackathon, '2026-10-24T16:59:00Z')).toBe('now')
  expect(stateAt(hackathon, '2026-10-24T17:00:00Z')).toBe('past')
})

test('an event during which the clocks go back lasts an hour longer', () => {
  const night = { start: '2026-10-24T22:00', end: '2026-10-25T04:00', timeZone: 'Europe/London' }
  expect(stateAt(night, '2026-10-24T21:00:00Z')).toBe('now')
  expect(stateAt(night, '2026-10-25T03:59:00Z')).toBe('now')
  expect(stateAt(night, '2026-10-25T04:00:00Z')).toBe('past')
})
