import type * as Generated from 'contentlayer/generated'
import { afterEach, expect, test, vi } from 'vitest'
import {
  event,
  eventCalendarEntries,
  eventCalendarEntry,
  events,
  EVENTS_IN_CALENDAR,
} from '#src/content/events.ts'
import { EVENTS_SHOWN } from '#src/features/events/event-state.ts'
import { eventUrl } from '#src/lib/addresses.ts'
import { EVENTS_PER_PAGE } from '#src/content/event-pages.ts'
import * as current from '#src/routes/site/events.tsx'
import * as ofYear from '#src/routes/site/events-of-year.tsx'
import { headAt, outlineAt } from '#tests/layout/page-outline.tsx'

/** Two full pages of 2031 and half of a third. */
const IN_2031 = 2.5 * EVENTS_PER_PAGE
const LAST_OF_2035 = '2035-event-99'
const ALL = EVENTS_IN_CALENDAR + 40

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
  // An earlier year with so many events that the calendar cannot contain them all.
  return { ...generated, allEvents: [...inYear(1999, 390), ...inYear(2031, 50), ...inYear(2035, 100)] }
})

afterEach(() => vi.useRealTimers())

const slugsOn = (page: string) =>
  ofYear.loader({ params: { year: '2031', page } }).events.map(({ slug }) => slug)

test('a year with many events has pages of 20, the latest first, with every event once [EVENT-8]', () => {
  const pages = ['1', '2', '3'].map(slugsOn)
  expect(pages.map(({ length }) => length)).toEqual([EVENTS_PER_PAGE, EVENTS_PER_PAGE, EVENTS_PER_PAGE / 2])
  expect(pages.flat()).toEqual(
    Array.from({ length: IN_2031 }, (_, number) => `2031-event-${IN_2031 - 1 - number}`),
  )
})

test('the pages of a year lead to each other, and name themselves [EVENT-8]', async () => {
  const lines = (await outlineAt('/events/year/2031/page/2')).join('\n')
  for (const address of ['/events/year/2031', '/events/year/2031/page/3', '/events/year/2035'])
    expect(lines).toMatch(new RegExp(`→ ${address}(?:,|$)`, 'm'))
  const titleOf = async (page: number) => (await headAt(`/events/year/2031/page/${page}`)).title
  expect(await titleOf(2)).toBe('Events of 2031, page 2 - Kente Code')
  expect(await titleOf(1)).toBe('Events of 2031 - Kente Code')
})

test.each(['4', '0', '-1', '1.5', 'last'])('page %s of a year with three is not found', (page) => {
  expect(() => slugsOn(page)).toThrow(expect.objectContaining({ status: 404 }))
})

test('the page of events shows the soonest twelve to come and the latest twelve of the past year [EVENT-7]', () => {
  vi.useFakeTimers({ now: new Date('2035-02-20T23:00:00Z'), toFake: ['Date'] })
  const shown = current.loader().events.map(({ slug }) => slug)
  // Event 0 was on 1 January, so event 50 was on this day.
  const past = Array.from({ length: EVENTS_SHOWN }, (_, index) => `2035-event-${50 - index}`)
  const toCome = Array.from({ length: EVENTS_SHOWN }, (_, index) => `2035-event-${51 + index}`)
  expect(new Set(shown)).toEqual(new Set([...past, ...toCome]))
})

test('the calendar of all has the latest 500 events, and every event keeps its own page and file [EVENT-11]', () => {
  expect(events()).toHaveLength(ALL)
  const entries = eventCalendarEntries()
  expect(entries).toHaveLength(EVENTS_IN_CALENDAR)
  const slugs = new Set(entries.map(({ slug }) => slug))
  const left = events().filter(({ slug }) => !slugs.has(slug))
  const oldestKept = entries.map(({ start }) => start).sort()[0] ?? ''
  for (const { slug, start } of left) {
    expect(start < oldestKept).toBe(true)
    expect(eventCalendarEntry(slug)).toMatchObject({ slug })
    expect(event(slug)).toMatchObject({ slug })
    expect(eventUrl(slug)).toBe(`/events/${slug}`)
  }
  expect(slugs).toContain(LAST_OF_2035)
})
