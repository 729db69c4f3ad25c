import { eventCalendarEntries } from '#src/content/events.ts'
import { readSite } from '#src/content/site.ts'
import { calendarFile, calendarResponse } from '#src/features/events/calendar-file.ts'
import { siteAddress } from '#src/content/site-address.ts'

/** All events in one file to which calendars can subscribe: /events.ics */
export function loader() {
  const { name, domain } = readSite()
  return calendarResponse(
    calendarFile(eventCalendarEntries(), {
      organisation: { name, domain },
      site: siteAddress(),
      name: `${name} events`,
    }),
  )
}
