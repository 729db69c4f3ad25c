import { expect, test } from 'vitest'
import { eventState, type EventTimes, periodOf } from '#src/features/events/event-state.ts'
import { dateBlock, eventTimeText, visitorTimeText } from '#src/features/events/event-time.ts'

const day = { start: '2026-03-07T10:00', end: '2026-03-07T16:00', timeZone: 'Africa/Lagos' }
const twoDays = { start: '2026-10-23T10:00', end: '2026-10-24T18:00', timeZone: 'Africa/Lagos' }
const night = { start: '2025-06-27T21:00', end: '2025-06-28T05:00', timeZone: 'Africa/Lagos' }
const newYear = { start: '2026-12-31T22:00', end: '2027-01-01T02:00', timeZone: 'Africa/Lagos' }

const yourTime = (times: EventTimes, timeZone: string) =>
  visitorTimeText({ ...times, ...periodOf(times) }, { timeZone, isZoneKnown: true })

test.each([
  [day, 'Saturday 7 March 2026, 10:00–16:00 WAT (Lagos)'],
  [{ ...day, start: '2026-03-07T00:00' }, 'Saturday 7 March 2026, 0:00–16:00 WAT (Lagos)'],
  [twoDays, 'Friday 23 October, 10:00 – Saturday 24 October 2026, 18:00 WAT (Lagos)'],
  [night, 'Friday 27 June, 21:00 – Saturday 28 June 2025, 5:00 WAT (Lagos)'],
  [newYear, 'Thursday 31 December 2026, 22:00 – Friday 1 January 2027, 2:00 WAT (Lagos)'],
])('%o is written with each day and each year once', (times, text) => {
  expect(eventTimeText(times)).toBe(text)
})

test.each([
  ['2025-05-17', 'Europe/London', 'BST (London)'],
  ['2025-01-17', 'Europe/London', 'GMT (London)'],
  ['2025-11-29', 'Asia/Tokyo', 'GMT+9 (Tokyo)'],
  ['2025-11-29', 'America/Argentina/Buenos_Aires', 'GMT-3 (Buenos Aires)'],
  ['2025-11-29', 'UTC', 'UTC'],
])('on %s the zone %s is called %s', (date, timeZone, name) => {
  expect(eventTimeText({ start: `${date}T10:00`, end: `${date}T11:00`, timeZone })).toMatch(
    `10:00–11:00 ${name}`,
  )
})

const early = { ...day, start: '2026-03-07T01:00', end: '2026-03-07T04:00' }

test.each([
  ['Europe/London', day, '9:00–15:00 your time'],
  ['Africa/Lagos', day, null],
  // In summer, London has the time of Lagos.
  ['Europe/London', { ...day, start: '2026-07-04T10:00', end: '2026-07-04T16:00' }, null],
  // On another day there, or where it crosses midnight at the place, the day is named.
  ['Pacific/Auckland', day, 'Saturday 7 March, 22:00 – Sunday 8 March, 4:00 your time'],
  ['America/New_York', early, 'Friday 6 March, 19:00–22:00 your time'],
  ['Africa/Nairobi', twoDays, 'Friday 23 October, 12:00 – Saturday 24 October, 20:00 your time'],
  ['America/New_York', night, 'Friday 27 June, 16:00 – Saturday 28 June, 0:00 your time'],
  ['America/Los_Angeles', night, 'Friday 27 June, 13:00–21:00 your time'],
])('a visitor in %s also sees her own time of %o where it differs: %s', (timeZone, times, text) => {
  expect(yourTime(times, timeZone)).toBe(text)
})

test('the large date shows several days, but a night belongs to the day it begins on', () => {
  expect(dateBlock(day)).toEqual({ days: '7', month: 'March', year: '2026' })
  expect(dateBlock(twoDays).days).toBe('23–24')
  expect(dateBlock({ start: '2026-10-23T10:00', end: '2026-10-24T10:00' }).days).toBe('23–24')
  expect(dateBlock(night).days).toBe('27')
  expect(dateBlock(newYear)).toEqual({ days: '31', month: 'December', year: '2026' })
  expect(dateBlock({ start: '2026-10-30T10:00', end: '2026-11-01T10:00' }).days).toBe('30')
})

const inNairobi = { ...day, timeZone: 'Africa/Nairobi' }
/** The clocks go back, so it lasts an hour longer. */
const inAutumn = { start: '2026-10-24T22:00', end: '2026-10-25T04:00', timeZone: 'Europe/London' }

test.each<[EventTimes, string, string]>([
  [day, '2026-03-07T08:59:59Z', 'upcoming'],
  [day, '2026-03-07T09:00:00Z', 'now'],
  [day, '2026-03-07T15:00:00Z', 'past'],
  [inNairobi, '2026-03-07T07:00:00Z', 'now'],
  [twoDays, '2026-10-23T23:30:00Z', 'now'],
  [inAutumn, '2026-10-25T03:59:00Z', 'now'],
  [inAutumn, '2026-10-25T04:00:00Z', 'past'],
])('by the clock of its place, %o is at %s: %s [MORE-12]', (times, now, state) => {
  expect(eventState(periodOf(times), new Date(now))).toBe(state)
})
