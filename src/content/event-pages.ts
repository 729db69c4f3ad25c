import { yearOf } from '#src/lib/addresses.ts'
import { instantOf } from '#src/lib/zoned-time.ts'

/** With this number, a page of a year is close to the size limit of pages. */
export const EVENTS_PER_PAGE = 20

type Times = { start: string; timeZone: string }

/** The events that begin in each year, latest first, split into pages. */
export function pagesOfYears<Event extends Times>(
  events: ReadonlyArray<Event>,
): Map<string, Array<Array<Event>>> {
  const latestFirst = events
    .map((event) => ({ event, instant: instantOf(event.start, event.timeZone).getTime() }))
    .sort((a, b) => b.instant - a.instant)
  const years = new Map<string, Array<Array<Event>>>()
  for (const { event } of latestFirst) {
    const pages = years.get(yearOf(event.start)) ?? []
    const last = pages.at(-1)
    if (last && last.length < EVENTS_PER_PAGE) last.push(event)
    else pages.push([event])
    years.set(yearOf(event.start), pages)
  }
  return years
}
