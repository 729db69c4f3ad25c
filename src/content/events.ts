import { allEvents, type Event } from 'contentlayer/generated'
import { toString } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkSmartypants from 'remark-smartypants'
import type { Root } from 'mdast'
import { yearOf } from '#src/lib/addresses.ts'
import { bySlug, notFound, shown } from './documents.ts'

export type EventCard = ReturnType<typeof card>
export type EventChange = EventCard['changes'][number]
export type EventCalendarEntry = ReturnType<typeof calendarEntry>

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
export function eventYears() {
  const all = allEvents.map(({ start }) => yearOf(start))
  const years = [...new Set(all)].sort().reverse()
  return years.map((year) => ({ year, count: all.filter((other) => other === year).length }))
}

/** The events that begin in a year, latest first. */
export function eventsOfYear(year: string): Array<EventCard> {
  const found = allEvents.filter(({ start }) => yearOf(start) === year)
  if (found.length === 0) throw notFound()
  return found.sort((a, b) => b.start.localeCompare(a.start)).map(card)
}

/** All events for a calendar, sorted by name, so that the file changes only where an event does. */
export function eventCalendarEntries(): Array<EventCalendarEntry> {
  return allEvents.toSorted((a, b) => a.slug.localeCompare(b.slug)).map(calendarEntry)
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
