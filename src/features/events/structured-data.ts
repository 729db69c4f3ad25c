import type { Event as EventData } from 'schema-dts'
import type { EventCard } from '#src/content/events.ts'
import { eventUrl } from '#src/lib/addresses.ts'
import type { Head } from '#src/lib/head.ts'
import { instantOf, wallTimeInUtc } from '#src/lib/zoned-time.ts'

type About = Pick<Head, 'siteName' | 'siteUrl' | 'description' | 'sharePicture'>

/** An event for search engines (schema.org), which list it with day and place while it is upcoming. */
export function eventStructuredData(event: EventCard, about: About) {
  const at = (path: string) => new URL(path, about.siteUrl).href
  const url = at(eventUrl(event.slug))
  return {
    '@type': 'Event',
    name: event.title,
    description: about.description,
    image: at(about.sharePicture.src),
    startDate: withOffset(event.start, event.timeZone),
    endDate: withOffset(event.end, event.timeZone),
    ...statusOf(event),
    eventAttendanceMode: event.isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: event.isOnline
      ? { '@type': 'VirtualLocation', name: event.place, url: event.registrationUrl ?? url }
      : { '@type': 'Place', name: event.place, address: event.place },
    organizer: { '@type': 'Organization', name: about.siteName, url: at('/') },
    url,
  } satisfies EventData
}

/** The date of an event that does not take place stays the old one, and only a moved event names earlier starts. */
function statusOf({ changes, timeZone }: EventCard) {
  const status = changes.at(-1)?.status
  if (status === 'cancelled') return { eventStatus: 'https://schema.org/EventCancelled' } as const
  if (status === 'postponed') return { eventStatus: 'https://schema.org/EventPostponed' } as const
  const earlier = changes.flatMap(({ previousStart }) =>
    previousStart === undefined ? [] : withOffset(previousStart, timeZone),
  )
  return earlier.length > 0
    ? ({ eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: earlier } as const)
    : ({ eventStatus: 'https://schema.org/EventScheduled' } as const)
}

/** A local time with its UTC offset, which gives both the local hour and the instant. */
function withOffset(wallTime: string, timeZone: string): string {
  const minutes = (wallTimeInUtc(wallTime).getTime() - instantOf(wallTime, timeZone).getTime()) / 60_000
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${wallTime}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`
}
