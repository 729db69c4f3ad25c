import { allEvents } from 'contentlayer/generated'
import type { Event } from 'contentlayer/generated'
import { toString } from 'mdast-util-to-string'
import { yearOf } from '#src/lib/addresses.ts'
import { remark } from 'remark'
import remarkSmartypants from 'remark-smartypants'
import type { Root } from 'mdast'

export type EventCard = Pick<
  Event,
  'slug' | 'title' | 'start' | 'end' | 'timeZone' | 'isOnline' | 'place'
> & {
  theme: string | null
  html: string
  registrationUrl: string | null
  replay: { url: string; minutes: number } | null
}

/** An event for a calendar, which shows plain text. */
export type EventCalendarEntry = Omit<EventCard, 'html'> & { text: string }

const markdown = remark().use(remarkSmartypants)

function details(event: Event): Omit<EventCard, 'html'> {
  const { slug, title, start, end, timeZone, isOnline, place } = event
  return {
    slug,
    title,
    start,
    end,
    timeZone,
    isOnline,
    place,
    theme: event.theme ?? null,
    registrationUrl: event.registrationUrl ?? null,
    replay: event.replay ? { url: event.replay.url, minutes: event.replay.minutes } : null,
  }
}

/** All events. The browser decides which are upcoming or past, because it knows the time. */
export function events(): Array<EventCard> {
  return allEvents.map((event) => ({ ...details(event), html: event.body.html }))
}

type EventPage = EventCard & {
  /** The first sentences. */
  excerpt: string
  /** Whether other events have the same title. */
  isOfSeries: boolean
}

/** An event by the name in its address, or null where there is none. */
export function event(slug: string | undefined): EventPage | null {
  const found = allEvents.find((candidate) => candidate.slug === slug)
  if (!found) return null
  const isOfSeries = allEvents.some((other) => other !== found && other.title === found.title)
  return { ...details(found), html: found.body.html, excerpt: found.excerpt, isOfSeries }
}

/** The years in which events begin, the latest first, with how many. */
export function eventYears(): Array<{ year: string; count: number }> {
  const years = new Map<string, number>()
  for (const { start } of allEvents) years.set(yearOf(start), (years.get(yearOf(start)) ?? 0) + 1)
  return [...years].map(([year, count]) => ({ year, count })).sort((a, b) => (a.year < b.year ? 1 : -1))
}

/** Every event for a calendar, by name, so that the file changes only where an event does. */
export function eventCalendarEntries(): Array<EventCalendarEntry> {
  return allEvents
    .slice()
    .sort((a, b) => a.slug.localeCompare(b.slug))
    .map((event) => ({ ...details(event), text: plainText(event.body.raw) }))
}

/** The paragraphs of a Markdown text with an empty line between them, without any markup. */
function plainText(source: string): string {
  // The parser's types are too wide: with these plugins a Markdown tree stays one.
  const tree = markdown.runSync(markdown.parse(source)) as Root
  const blocks = tree.children.flatMap((node) =>
    node.type === 'list' ? node.children.map((item) => `- ${toString(item)}`) : [toString(node)],
  )
  return blocks.map((block) => block.replace(/\s+/gu, ' ').trim()).join('\n\n')
}
