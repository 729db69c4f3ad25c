import { eventCalendarEntries } from '#src/content/events.ts'
import { readSite } from '#src/content/site.ts'
import { calendarFile, calendarResponse } from '#src/features/events/calendar-file.ts'
import { env } from '#src/lib/env.ts'
import type { Route } from './+types/event-calendar'

/** One event as a file for calendars: /events/2026-03-07-international-womens-day.ics */
export function loader({ params }: Route.LoaderArgs) {
  const entry = eventCalendarEntries().find(({ slug }) => params.file === `${slug}.ics`)
  if (!entry) throw new Response('There is no such event.', { status: 404 })
  return calendarResponse(calendarFile([entry], { organisation: readSite(), site: env.siteUrl }))
}
