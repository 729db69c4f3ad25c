import { eventCalendarEntries } from '#src/content/events.ts'
import { calendarFile, calendarResponse } from '#src/features/events/calendar-file.ts'

/** Every event in one file that calendars can subscribe to: /events.ics */
export function loader() {
  const site = import.meta.env.VITE_SITE_URL
  return calendarResponse(calendarFile(eventCalendarEntries(), { site, name: 'GeleGrid events' }))
}
