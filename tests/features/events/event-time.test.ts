import { expect, test } from 'vitest'
import { periodOf, type EventTimes } from '#src/features/events/event-state.ts'
import { dateBlock, eventTimeText, visitorTimeText } from '#src/features/events/event-time.ts'

const day = { start: '2026-03-07T10:00', end: '2026-03-07T16:00', timeZone: 'Africa/Lagos' }
const twoDays = { start: '2026-10-23T10:00', end: '2026-10-24T18:00', timeZone: 'Africa/Lagos' }
const night = { start: '2025-06-27T21:00', end: '2025-06-28T05:00', timeZone: 'Africa/Lagos' }
const newYear = { start: '2026-12-31T22:00', end: '2027-01-01T02:00', timeZone: 'Africa/Lagos' }

const yourTime = (times: EventTimes, timeZone: string, isZoneKnown = true) =>
  visitorTimeText({ ...times, ...periodOf(times) }, { timeZone, isZoneKnown })

test('one day is written once, with the name of the zone and its city', () => {
  expect(eventTimeText(day)).toBe('Saturday 7 March 2026, 10:00–16:00 WAT (Lagos)')
})

test('hours are written without a leading zero', () => {
  expect(eventTimeText({ ...day, start: '2026-03-07T09:05' })).toContain(', 9:05–16:00 ')
  expect(eventTimeText({ ...day, start: '2026-03-07T00:00' })).toContain(', 0:00–16:00 ')
})

test('several days are both written, with the year once', () => {
  expect(eventTimeText(twoDays)).toBe(
    'Friday 23 October, 10:00 – Saturday 24 October 2026, 18:00 WAT (Lagos)',
  )
  expect(eventTimeText(night)).toBe('Friday 27 June, 21:00 – Saturday 28 June 2025, 5:00 WAT (Lagos)')
})

test('an event across New Year names both years', () => {
  expect(eventTimeText(newYear)).toBe(
    'Thursday 31 December 2026, 22:00 – Friday 1 January 2027, 2:00 WAT (Lagos)',
  )
})

test.each([
  ['2025-05-17', 'Europe/London', 'BST (London)'],
  ['2025-01-17', 'Europe/London', 'GMT (London)'],
  ['2025-11-29', 'Africa/Nairobi', 'EAT (Nairobi)'],
  ['2025-11-29', 'America/New_York', 'EST (New York)'],
  ['2025-11-29', 'Asia/Tokyo', 'GMT+9 (Tokyo)'],
  ['2025-11-29', 'America/Argentina/Buenos_Aires', 'GMT-3 (Buenos Aires)'],
  ['2025-11-29', 'UTC', 'UTC'],
])('on %s the zone %s is called %s', (date, timeZone, name) => {
  expect(eventTimeText({ start: `${date}T10:00`, end: `${date}T11:00`, timeZone })).toMatch(
    `10:00–11:00 ${name}`,
  )
})

test('a visitor in another zone also sees local time', () => {
  expect(yourTime(day, 'Europe/London')).toBe('9:00–15:00 your time')
})

test('a visitor with the same time sees it once', () => {
  expect(yourTime(day, 'Africa/Lagos')).toBeNull()
  expect(yourTime(day, 'Africa/Douala')).toBeNull()
  // In summer, London has the time of Lagos.
  expect(yourTime({ ...day, start: '2026-07-04T10:00', end: '2026-07-04T16:00' }, 'Europe/London')).toBeNull()
})

test('a clock on another day shows the day', () => {
  expect(yourTime(day, 'Pacific/Auckland')).toBe('Saturday 7 March, 22:00 – Sunday 8 March, 4:00 your time')
  expect(yourTime({ ...day, start: '2026-03-07T01:00', end: '2026-03-07T04:00' }, 'America/New_York')).toBe(
    'Friday 6 March, 19:00–22:00 your time',
  )
  expect(yourTime(twoDays, 'Africa/Nairobi')).toBe(
    'Friday 23 October, 12:00 – Saturday 24 October, 20:00 your time',
  )
})

test('an event that ends on the visitor’s same day but crosses midnight at the place names the day', () => {
  expect(yourTime(night, 'America/New_York')).toBe('Friday 27 June, 16:00 – Saturday 28 June, 0:00 your time')
  expect(yourTime(night, 'America/Los_Angeles')).toBe('Friday 27 June, 13:00–21:00 your time')
})

test('the large date shows several days, but a night belongs to the day it begins on', () => {
  expect(dateBlock(day)).toEqual({ days: '7', month: 'March', year: '2026' })
  expect(dateBlock(twoDays).days).toBe('23–24')
  expect(dateBlock(night).days).toBe('27')
  expect(dateBlock(newYear)).toEqual({ days: '31', month: 'December', year: '2026' })
  expect(dateBlock({ start: '2026-10-30T10:00', end: '2026-11-01T10:00' }).days).toBe('30')
})
