import { allEvents } from 'contentlayer/generated'
import type { Event, EventChange as EventChangeFields } from 'contentlayer/generated'
import { toString } from 'mdast-util-to-string'
import { pagesOfYears } from './event-pages.ts'
import { remark } from 'remark'
import remarkSmartypants from 'remark-smartypants'
import type { Root } from 'mdast'
import { once } from './documents.ts'

export type EventCard = Pick<
  Event,
  'slug' | 'title' | 'start' | 'end' | 'timeZone' | 'isOnline' | 'place'
> & {
  theme: string | null
  html: string
  registrationUrl: string | null
  replay: { url: string; minutes: number } | null
  /** What has changed since the event was announced, the last change at the end. */
  changes: Array<EventChange>
}

export type EventChange = Pick<EventChangeFields, 'status' | 'at' | 'note'> & { previousStart: string | null }

/** An event for a calendar, with plain text. */
export type EventCalendarEntry = Omit<EventCard, 'html'> & { text: string }

/** A limit, as calendar programs fetch the file of all events every day. */
export const EVENTS_IN_CALENDAR = 500

const markdown = remark().use(remarkSmartypants)

const years = once(() => pagesOfYears(allEvents))
const eventsByName = once(() => new Map(allEvents.map((event) => [event.slug, event])))

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
    changes: (event.changes ?? []).map(({ status, at, note, previousStart }) => ({
      status,
      at,
      note,
      previousStart: previousStart ?? null,
    })),
  }
}

/** All events. The browser decides which are upcoming or past, as that depends on the time. */
export function events(): Array<EventCard> {
  return allEvents.map(card)
}

function card(event: Event): EventCard {
  return { ...details(event), html: event.body.html }
}

type EventPage = EventCard & {
  /** The first sentences of the text. */
  excerpt: string
  /** Whether other events have the same title. */
  isOfSeries: boolean
}

/** An event by slug, or null. */
export function event(slug: string | undefined): EventPage | null {
  const found = eventsByName().get(slug ?? '')
  if (!found) return null
  const isOfSeries = allEvents.some((other) => other !== found && other.title === found.title)
  return { ...details(found), html: found.body.html, excerpt: found.excerpt, isOfSeries }
}

/** The years in which events begin, latest first, with the number of events. */
export function eventYears(): Array<{ year: string; count: number }> {
  return [...years()]
    .map(([year, pages]) => ({ year, count: pages.flat().length }))
    .sort((a, b) => (a.year < b.year ? 1 : -1))
}

/** A page of the events that begin in a year, latest first, or null if it does not exist. */
export function eventsOfYear(
  year: string,
  page: number,
): { events: Array<EventCard>; page: number; pages: number } | null {
  const pages = years().get(year) ?? []
  const events = pages[page - 1]
  return events ? { events: events.map(card), page, pages: pages.length } : null
}

/** The latest events for a calendar, sorted by name, so that the file changes only where an event does. */
export function eventCalendarEntries(): Array<EventCalendarEntry> {
  return allEvents
    .toSorted((a, b) => (a.start < b.start ? 1 : a.start > b.start ? -1 : 0))
    .slice(0, EVENTS_IN_CALENDAR)
    .sort((a, b) => a.slug.localeCompare(b.slug))
    .map(calendarEntry)
}

/** An event for a calendar by name, or null. */
export function eventCalendarEntry(slug = ''): EventCalendarEntry | null {
  const event = eventsByName().get(slug)
  return event ? calendarEntry(event) : null
}

function calendarEntry(event: Event): EventCalendarEntry {
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
