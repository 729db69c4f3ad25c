import type { EventCalendarEntry, EventCard } from '#src/content/events.ts'

const day = {
  slug: 'open-day',
  title: 'Open day',
  start: '2026-03-07T10:00',
  end: '2026-03-07T16:00',
  timeZone: 'Africa/Lagos',
  isOnline: false,
  place: 'Civic hall, Ikeja',
  changes: [],
}

/** A day in Lagos, with these changes. */
export const anEvent = (changes: Partial<EventCard> = {}): EventCard => ({
  ...day,
  html: '<p>What happens.</p>',
  ...changes,
})

/** The same for calendars. */
export const anEntry = (changes: Partial<EventCalendarEntry> = {}): EventCalendarEntry => ({
  ...day,
  text: 'First paragraph.\n\nSecond paragraph.',
  ...changes,
})
