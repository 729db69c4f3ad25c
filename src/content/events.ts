import { allEvents, type Event } from 'contentlayer/generated'
import { toString } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkSmartypants from 'remark-smartypants'
import type { Root } from 'mdast'
import { bySlug, notFound, shown } from './documents.ts'
import { pagesOfYears } from './event-pages.ts'

export type EventCard = ReturnType<typeof card>
export type EventChange = EventCard['changes'][number]
export type EventCalendarEntry = ReturnType<typeof calendarEntry>

/** A limit, as calendar programs fetch the file of all events every day. */
export const EVENTS_IN_CALENDAR = 500

const markdown = remark().use(remarkSmartypants)

function details(event: Event) {
  const facts = shown(event, 'slug', 'title', 'theme', 'start', 'end', 'timeZone', 'isOnline', 'place')
  const { changes = [], ...others } = shown(event, 'registrationUrl', 'replay', 'changes')
  return { ...facts, ...others, changes }
}

/** All events. The browser decides which are upcoming or past, as that depends on the time. */
export function events(): Array<EventCard> {
  return allEvents.map(card)
}

function card(event: Event) {
  return { ...details(event), html: event.body.html }
}

/** An event, and whether others have the same title. */
export function event(slug: string | undefined) {
  const found = bySlug(allEvents, slug)
  const isOfSeries = allEvents.some((other) => other !== found && other.title === found.title)
  return { ...card(found), excerpt: found.excerpt, isOfSeries }
}

/** The years in which events begin, latest first, with the number of events. */
export function eventYears(years = pagesOfYears(allEvents)) {
  return [...years]
    .map(([year, pages]) => ({ year, count: pages.flat().length }))
    .sort((a, b) => (a.year < b.year ? 1 : -1))
}

/** A page of the events that begin in a year, latest first, and all years. */
export function eventsOfYear(year: string, page: number) {
  const years = pagesOfYears(allEvents)
  const pages = years.get(year) ?? []
  const events = pages[page - 1]
  if (!events) throw notFound()
  return { events: events.map(card), page, pages: pages.length, years: eventYears(years) }
}

/** The latest events for a calendar, sorted by name, so that the file changes only where an event does. */
export function eventCalendarEntries(): Array<EventCalendarEntry> {
  return allEvents
    .toSorted((a, b) => b.start.localeCompare(a.start))
    .slice(0, EVENTS_IN_CALENDAR)
    .sort((a, b) => a.slug.localeCompare(b.slug))
    .map(calendarEntry)
}

export function eventCalendarEntry(slug: string): EventCalendarEntry {
  return calendarEntry(bySlug(allEvents, slug))
}

function calendarEntry(event: Event) {
  return { ...details(event), text: plainText(event.body.raw) }
}

/** The paragraphs of a Markdown text, without markup and separated by an empty line. */
function plainText(source: string): string {
  // The parser's types are too wide: with these plugins the result is a Markdown tree.
  const tree = markdown.runSync(markdown.parse(source)) as Root
  const blocks = tree.children.flatMap((node) =>
    node.type === 'list' ? node.children.map((item) => `- ${toString(item)}`) : [toString(node)],
  )
  return blocks.map((block) => block.replace(/\s+/gu, ' ').trim()).join('\n\n')
}
