import { eventCalendarEntries } from '../../content/events'
import { calendarFile, calendarResponse } from '../../features/events/calendar-file'

/** Every event in one file that calendars can subscribe to: /events.ics */
export function loader() {
  const site = import.meta.env.VITE_SITE_URL
  return calendarResponse(calendarFile(eventCalendarEntries(), { site, name: 'GeleGrid events' }))
}
