import type { EventView } from './event-view.ts'
import { eventUrl } from '#src/lib/addresses.ts'
import { wallTimeInUtc } from '#src/lib/zoned-time.ts'

/** The organisation and where its site lives, where that is known. */
type Organiser = { name: string; site: string | undefined }

/** Structured data of events (schema.org), so that search engines can list upcoming ones with day and place. */
export function eventsStructuredData(events: ReadonlyArray<EventView>, organiser: Organiser) {
  return {
    '@context': 'https://schema.org',
    '@graph': events.map((event) => structuredEvent(event, organiser)),
  }
}

function structuredEvent(event: EventView, { name, site }: Organiser) {
  const url = site && new URL(eventUrl(event), site).href
  return {
    '@type': 'Event',
    name: event.title,
    ...(event.theme && { description: event.theme }),
    startDate: withOffset(event.start, event.startsAt),
    endDate: withOffset(event.end, event.endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${event.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.isOnline
      ? { '@type': 'VirtualLocation', name: event.place, url: event.registrationUrl ?? url }
      : { '@type': 'Place', name: event.place, address: event.place },
    organizer: { '@type': 'Organization', name, url: site },
    url,
  }
}

/** A wall time with how far that wall is ahead of UTC, so that both the hour there and the instant can be read. */
function withOffset(wallTime: string, isoInstant: string): string {
  const minutes = (wallTimeInUtc(wallTime).getTime() - Date.parse(isoInstant)) / 60_000
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${wallTime}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`
}
