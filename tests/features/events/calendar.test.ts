import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { eventCalendarEntries, type EventCalendarEntry } from '#src/content/events.ts'
import { calendarFile } from '#src/features/events/calendar-file.ts'
import { periodOf } from '#src/features/events/event-state.ts'
import { loader } from '#src/routes/site/calendar.ts'
import { anEntry } from './an-event.ts'

const organisation = { name: 'Kente Code', domain: 'kentecode.example' }

const fileWith = (changes: Partial<EventCalendarEntry>) =>
  calendarFile([anEntry(changes)], { organisation, site: 'https://kentecode.example' })

/** Unfolds lines, as calendar programs do. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const property = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

const moved = {
  status: 'rescheduled',
  at: '2026-02-01',
  note: 'The hall has no power.',
  previousStart: '2026-03-14T10:00',
} as const
const cancelled = {
  status: 'cancelled',
  at: '2026-02-20T09:30',
  note: 'We are sorry.',
} as const

/** What tells a calendar whether a file is newer than the one that it has. */
const revision = (changes: EventCalendarEntry['changes']) => {
  const file = fileWith({ changes })
  return ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'STATUS', 'TRANSP'].map((name) => property(file, name))
}

test('each change of an event is a later revision for calendars, also one to an earlier day [EVENT-13]', () => {
  expect([[], [moved], [moved, cancelled]].map(revision)).toEqual([
    ['20000101T000000Z', '20000101T000000Z', '0', 'CONFIRMED', undefined],
    ['20260131T230000Z', '20260131T230000Z', '1', 'CONFIRMED', undefined],
    ['20260220T083000Z', '20260220T083000Z', '2', 'CANCELLED', 'TRANSPARENT'],
  ])
})

test('calendars that show no status read in the title that an event is off, and in the text why [EVENT-13]', () => {
  const registrationUrl = 'https://events.gelegrid.example/1'
  const file = fileWith({ registrationUrl, changes: [cancelled] })
  expect(property(file, 'SUMMARY')).toBe('Cancelled: Open day')
  expect(property(file, 'DESCRIPTION')).toMatch(/^This event has been cancelled\. We are sorry\./)
  expect(file).not.toContain('Register')
  const postponed = fileWith({ changes: [{ ...cancelled, status: 'postponed' }] })
  expect(property(postponed, 'STATUS')).toBe('TENTATIVE')
  expect(property(postponed, 'SUMMARY')).toBe('Postponed: Open day')
})

test('no line is longer than 75 octets and no character is cut apart', () => {
  const texts = ['Ẹ̀kọ́ fún gbogbo ọmọbìnrin '.repeat(20), '₦'.repeat(200), '👩🏾‍💻'.repeat(40), 'a'.repeat(300)]
  for (const text of texts) {
    const file = fileWith({ title: text.trim(), text })
    // A split character would have become U+FFFD when read from bytes.
    for (const line of file.split('\r\n')) {
      const bytes = Buffer.from(line, 'utf8')
      expect(bytes.length).toBeLessThanOrEqual(75)
      expect(bytes.toString('utf8')).toBe(line)
      expect(line).not.toContain('\uFFFD')
    }
    expect(property(file, 'SUMMARY')).toBe(text.trim())
  }
})

/* Reads the files as a calendar program does. */

const fileOf = (slug: string) => loader({ params: { slug } }).text()

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
  const among = read(await loader({ params: {} }).text()).map(({ uid }) => uid)
  const alone = await Promise.all(
    eventCalendarEntries().map(async ({ slug }) => read(await fileOf(slug))[0]?.uid),
  )
  expect(alone).toEqual(among)
  expect(new Set(among).size).toBe(among.length)
})

test('an hour of summer time, and long texts with signs of the format, arrive as they were written [FOUND-5]', () => {
  const entry = anEntry({
    title: `Code, cloth; and C:\\new drives: ${'Ẹ̀kọ́ fún gbogbo ọmọbìnrin 👩🏾‍💻 '.repeat(9)}`.trim(),
    text: 'First, a paragraph.\n\n- a list; of\n- two \\n lines',
    start: '2026-06-13T18:30',
    end: '2026-06-13T20:00',
    timeZone: 'Europe/London',
    place: 'Room 4; Senate House, London',
  })
  const [event] = read(fileWith(entry))
  expect(event?.summary).toBe(entry.title)
  expect(event?.description).toBe(entry.text)
  expect(event?.location).toBe(entry.place)
  expect(event && instant(event.startDate)).toBe('2026-06-13T17:30:00.000Z')
})

test('an address that is no event is not found', () => {
  const [slug = ''] = eventCalendarEntries().map((event) => event.slug)
  for (const name of ['nothing', `${slug}.ics`, ''])
    expect(() => loader({ params: { slug: name } })).toThrow(expect.objectContaining({ status: 404 }))
})
