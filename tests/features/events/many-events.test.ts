import type * as Generated from 'contentlayer/generated'
import { afterEach, expect, test, vi } from 'vitest'
import { EVENTS_SHOWN } from '#src/features/events/event-state.ts'
import * as current from '#src/routes/site/events.tsx'
import * as ofYear from '#src/routes/site/events-of-year.tsx'

vi.mock('contentlayer/generated', async (importOriginal) => {
  const generated = await importOriginal<typeof Generated>()
  const [first] = generated.allEvents
  if (!first) throw new Error('There is no event to copy.')
  const day = (number: number, hour: number) =>
    `${new Date(Date.UTC(2035, 0, 1 + number)).toISOString().slice(0, 10)}T${hour}:00`
  const at = (year: number, number: number): typeof first => ({
    ...first,
    slug: `${year}-event-${number}`,
    title: `Talk ${number} of ${year}`,
    start: day(number, 10).replace(/^\d+/, String(year)),
    end: day(number, 12).replace(/^\d+/, String(year)),
    timeZone: 'Africa/Lagos',
  })
  const inYear = (year: number, count: number) =>
    Array.from({ length: count }, (_, number) => at(year, number))
  return { ...generated, allEvents: [...inYear(2031, 50), ...inYear(2035, 100)] }
})

afterEach(() => vi.useRealTimers())

test('the page of a year has every event that begins in it, the latest first [EVENT-8]', () => {
  const { events } = ofYear.loader({ params: { year: '2031' } })
  expect(events.map(({ slug }) => slug)).toEqual(
    Array.from({ length: 50 }, (_, number) => `2031-event-${49 - number}`),
  )
})

test('the page of a year without events is not found', () => {
  expect(() => ofYear.loader({ params: { year: '2032' } })).toThrow(expect.objectContaining({ status: 404 }))
})

test('the page of events shows the soonest twelve to come and the latest twelve of the past year [EVENT-7]', () => {
  vi.useFakeTimers({ now: new Date('2035-02-20T23:00:00Z'), toFake: ['Date'] })
  const shown = current.loader().events.map(({ slug }) => slug)
  // Event 0 was on 1 January, so event 50 was on this day.
  const past = Array.from({ length: EVENTS_SHOWN }, (_, index) => `2035-event-${50 - index}`)
  const toCome = Array.from({ length: EVENTS_SHOWN }, (_, index) => `2035-event-${51 + index}`)
  expect(new Set(shown)).toEqual(new Set([...past, ...toCome]))
})
