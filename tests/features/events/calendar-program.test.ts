import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { eventCalendarEntries, type EventCalendarEntry } from '#src/content/events.ts'
import { calendarFile } from '#src/features/events/calendar-file.ts'
import { periodOf } from '#src/features/events/event-state.ts'
import { loader as eventCalendar } from '#src/routes/site/event-calendar.ts'
import { loader as eventsCalendar } from '#src/routes/site/events-calendar.ts'

/* Reads the files as a calendar program does. */

const fileOf = (slug: string) => eventCalendar({ params: { slug } }).text()

function read(file: string): Array<ICAL.Event> {
  const calendar = new ICAL.Component(ICAL.parse(file) as ConstructorParameters<typeof ICAL.Component>[0])
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString()

test('a calendar program reads from the file of each event what the content says [FOUND-5]', async () => {
  const entries = eventCalendarEntries()
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) {
    const events = read(await fileOf(entry.slug))
    expect(events).toHaveLength(1)
    const [event] = events
    const { startsAt, endsAt } = periodOf(entry)
    expect(event?.summary).toBe(entry.title)
    expect(event?.location).toBe(entry.isOnline ? `Online: ${entry.place}` : entry.place)
    expect(event?.description).toContain(entry.text)
    expect(event && Date.parse(instant(event.startDate))).toBe(Date.parse(startsAt))
    expect(event && Date.parse(instant(event.endDate))).toBe(Date.parse(endsAt))
  }
})

test('an event has the same identifier in its own file and among all, so that no calendar shows it twice [FOUND-5 MORE-14]', async () => {
  const among = read(await eventsCalendar().text()).map(({ uid }) => uid)
  const alone = await Promise.all(
    eventCalendarEntries().map(async ({ slug }) => read(await fileOf(slug))[0]?.uid),
  )
  expect(alone).toEqual(among)
  expect(new Set(among).size).toBe(among.length)
})

test('an hour of summer time, and long texts with signs of the format, arrive as they were written [FOUND-5]', () => {
  const entry: EventCalendarEntry = {
    slug: '2026-06-13-talk',
    title: `Code, cloth; and C:\\new drives: ${'Ẹ̀kọ́ fún gbogbo ọmọbìnrin 👩🏾‍💻 '.repeat(9)}`.trim(),
    theme: null,
    text: 'First, a paragraph.\n\n- a list; of\n- two \\n lines',
    start: '2026-06-13T18:30',
    end: '2026-06-13T20:00',
    timeZone: 'Europe/London',
    isOnline: false,
    place: 'Room 4; Senate House, London',
    registrationUrl: null,
    replay: null,
    changes: [],
  }
  const [event] = read(
    calendarFile([entry], {
      organisation: { name: 'Kente Code', domain: 'kentecode.example' },
      site: 'https://kentecode.example',
    }),
  )
  expect(event?.summary).toBe(entry.title)
  expect(event?.description).toBe(entry.text)
  expect(event?.location).toBe(entry.place)
  expect(event && instant(event.startDate)).toBe('2026-06-13T17:30:00.000Z')
})

test('an address that is no event is not found', () => {
  const [slug = ''] = eventCalendarEntries().map((event) => event.slug)
  for (const name of ['nothing', `${slug}.ics`, ''])
    expect(() => eventCalendar({ params: { slug: name } })).toThrow(expect.objectContaining({ status: 404 }))
})
