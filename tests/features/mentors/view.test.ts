import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedHours, spansText, VISITOR_AWAKE } from '#src/features/mentors/hours.ts'
import { FIRST_VIEW, readView, SORTS, viewSearch, type DirectoryView } from '#src/features/mentors/view.ts'
import { anySelection, options } from './mentors.ts'

const read = (search: string) => readView(new URLSearchParams(search), options)

const anyView: fc.Arbitrary<DirectoryView> = fc
  .tuple(
    anySelection,
    fc.record({
      query: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 999_999 }),
    }),
  )
  .map(([selection, more]) => ({ ...selection, ...more }))

test('every view survives being written into an address and read again, with nothing left out', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(read(viewSearch(view))).toEqual(view)
    }),
  )
})

test('the first view has no query, and an address without one is the first view', () => {
  expect(viewSearch(FIRST_VIEW)).toBe('')
  expect(read('')).toEqual(FIRST_VIEW)
})

test('a filter may be in the address several times, in any order', () => {
  const { topic } = read('topic=Networking&topic=Programming&topic=Networking')
  expect(topic).toEqual(['Programming', 'Networking'])
})

test('the label of a time zone is its value in the address [DATA-29]', () => {
  const { timezone } = read('timezone=(GMT%2B01:00)+Lagos')
  expect(timezone).toEqual(['(GMT+01:00) Lagos'])
})

test('values that no filter has, and a wrong order or page have no effect', () => {
  const view = read('topic=Cooking&topic=Networking&sort=tallest&page=last')
  expect(view).toEqual({ ...FIRST_VIEW, topic: ['Networking'] })
})

const hours = (now: string, timeZone: string, mentorZone: string) =>
  sharedHours({ now: new Date(now), timeZone }, { timeZone: mentorZone, awake: VISITOR_AWAKE }).minutes / 60

test('two people in one zone share their whole waking day', () => {
  expect(hours('2026-11-22T12:00:00Z', 'Africa/Lagos', 'Africa/Lagos')).toBe(15)
})

test('Lagos and Toronto share nine hours in winter and ten in summer, when Toronto moves its clocks', () => {
  expect(hours('2026-11-22T12:00:00Z', 'Africa/Lagos', 'America/Toronto')).toBe(9)
  expect(hours('2026-07-22T12:00:00Z', 'Africa/Lagos', 'America/Toronto')).toBe(10)
})

test('waking hours past midnight count at both ends of the day', () => {
  const clock = { now: new Date('2026-11-22T12:00:00Z'), timeZone: 'Africa/Lagos', isZoneKnown: true }
  const shared = sharedHours(clock, { timeZone: 'Africa/Lagos', awake: { from: 20, until: 8 } })
  expect(shared.minutes).toBe(3 * 60)
  expect(spansText(shared, clock)).toBe('07:00–08:00 and 20:00–22:00 your time')
})

test('hours are shared across the date line, and with a zone of quarters of an hour', () => {
  expect(hours('2026-11-22T12:00:00Z', 'Pacific/Kiritimati', 'Pacific/Pago_Pago')).toBe(14)
  expect(hours('2026-11-22T12:00:00Z', 'Africa/Lagos', 'Asia/Kathmandu')).toBe(10.25)
})
