import { eventCalendarEntries, eventCalendarEntry } from '#src/content/events.ts'
import { siteAddress } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { calendarFile, calendarResponse } from '#src/features/events/calendar-file.ts'

/** One event as a calendar file, or all in one file to which calendars can subscribe: /events.ics */
export function loader({ params: { slug } }: { params: { slug?: string } }) {
  const { name, domain } = readSite()
  const about = { organisation: { name, domain }, site: siteAddress() }
  if (slug === undefined)
    return calendarResponse(calendarFile(eventCalendarEntries(), { ...about, name: `${name} events` }))
  return calendarResponse(calendarFile([eventCalendarEntry(slug)], about))
}
