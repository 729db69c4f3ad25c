import { eventCalendarEntry } from '#src/content/events.ts'
import { readSite } from '#src/content/site.ts'
import { calendarFile, calendarResponse } from '#src/features/events/calendar-file.ts'
import { siteAddress } from '#src/content/site-address.ts'

/** One event as a calendar file: /events/2026-03-07-international-womens-day.ics */
export function loader({ params }: { params: { slug?: string } }) {
  const entry = eventCalendarEntry(params.slug)
  if (!entry) throw new Response('There is no such event.', { status: 404 })
  return calendarResponse(calendarFile([entry], { organisation: readSite(), site: siteAddress() }))
}
