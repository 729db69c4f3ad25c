import { allEvents } from 'contentlayer/generated'
import type { Event } from 'contentlayer/generated'

export type EventCard = Pick<
  Event,
  'slug' | 'title' | 'start' | 'end' | 'timeZone' | 'isOnline' | 'place'
> & {
  theme: string | null
  html: string
  registrationUrl: string | null
  replay: { url: string; minutes: number } | null
}

function card(event: Event): EventCard {
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
    html: event.body.html,
    registrationUrl: event.registrationUrl ?? null,
    replay: event.replay ? { url: event.replay.url, minutes: event.replay.minutes } : null,
  }
}

/** Every event, the latest first. What is upcoming and what is past is for the browser to say: it knows the time. */
export function events(): Array<EventCard> {
  return allEvents
    .slice()
    .sort((a, b) => b.start.localeCompare(a.start))
    .map(card)
}
