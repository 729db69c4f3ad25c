import { localDateTimeProblem } from '#scripts/content/checks/calendar.ts'
import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { timeZoneProblem } from '#scripts/content/checks/time-zones.ts'
import { pagesOfYears } from '#src/lib/event-pages.ts'

type EventOnPage = { file: string; start: string; timeZone: string }

/** The events on the pages of each year; undefined if one cannot be read, so that any link may be valid. */
export function eventPages(
  documents: ReadonlyArray<ContentDocument>,
): Map<string, Array<Array<EventOnPage>>> | undefined {
  const events = documents.filter(({ schema }) => schema.name === 'Event')
  if (events.some(({ fields }) => !fields)) return undefined
  return pagesOfYears(
    events.map(({ file, fields }) => {
      const start = String(fields?.root.get('start'))
      const timeZone = String(fields?.root.get('timeZone'))
      // Other rules report invalid times.
      const isReadable = !localDateTimeProblem(start) && !timeZoneProblem(timeZone)
      return {
        file,
        ...(isReadable
          ? { start, timeZone }
          : { start: `${start.slice(0, 4)}-01-01T00:00`, timeZone: 'UTC' }),
      }
    }),
  )
}
