import { expect, test } from 'vitest'
import type { EventCalendarEntry } from '#src/content/events.ts'
import { calendarFile as fileFor } from '#src/features/events/calendar-file.ts'

const organisation = { name: 'Kente Code', domain: 'kentecode.example' }

const site = 'https://gelegrid.example'

function calendarFile(entries: Array<EventCalendarEntry>) {
  return fileFor(entries, { organisation, site })
}

const entry: EventCalendarEntry = {
  slug: '2026-03-07-iwd',
  title: 'International Women’s Day',
  theme: 'Cloth and code',
  text: 'First paragraph.\n\nSecond paragraph.',
  start: '2026-03-07T10:00',
  end: '2026-03-07T16:00',
  timeZone: 'Africa/Lagos',
  isOnline: false,
  place: 'Civic hall, Ikeja, Lagos',
  registrationUrl: null,
  replay: null,
  changes: [],
}

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
  previousStart: null,
} as const

/** What tells a calendar whether a file is newer than the one that it has. */
const revision = (changes: EventCalendarEntry['changes']) => {
  const file = calendarFile([{ ...entry, changes }])
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
  const file = calendarFile([{ ...entry, registrationUrl, changes: [cancelled] }])
  expect(property(file, 'SUMMARY')).toBe('Cancelled: International Women’s Day')
  expect(property(file, 'DESCRIPTION')).toMatch(/^This event has been cancelled\. We are sorry\./)
  expect(file).not.toContain('Register')
  const postponed = calendarFile([{ ...entry, changes: [{ ...cancelled, status: 'postponed' }] }])
  expect(property(postponed, 'STATUS')).toBe('TENTATIVE')
  expect(property(postponed, 'SUMMARY')).toBe('Postponed: International Women’s Day')
})

test('no line is longer than 75 octets and no character is cut apart', () => {
  const texts = ['Ẹ̀kọ́ fún gbogbo ọmọbìnrin '.repeat(20), '₦'.repeat(200), '👩🏾‍💻'.repeat(40), 'a'.repeat(300)]
  for (const text of texts) {
    const file = calendarFile([{ ...entry, title: text.trim(), text }])
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
