import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { EventCard } from '#src/content/events.ts'
import { eventView } from '#src/features/events/event-view.ts'
import { EventsByTime } from '#src/features/events/events-by-time.tsx'
import { Theme } from '#tests/setup/render.tsx'

/** An event in Lagos, with the fields under test overridden. */
export function event(change: Partial<EventCard> & Pick<EventCard, 'title'>): EventCard {
  return {
    slug: change.title.toLowerCase().replaceAll(' ', '-'),
    theme: null,
    start: '2026-03-07T10:00',
    end: '2026-03-07T16:00',
    timeZone: 'Africa/Lagos',
    isOnline: false,
    place: 'Civic hall, Ikeja',
    html: `<p>What happens at ${change.title}.</p>`,
    registrationUrl: null,
    replay: null,
    changes: [],
    ...change,
  }
}

export const day = (date: string) => ({ start: `${date}T10:00`, end: `${date}T16:00` })

const copy = {
  noUpcoming: {
    key: 'no-upcoming',
    heading: 'There is no upcoming event',
    actions: [{ label: 'Join the community', to: '/community' }],
  },
  upcoming: { key: 'upcoming', heading: 'Coming up' },
  happeningNow: { key: 'happening-now', heading: 'Happening now' },
  past: { key: 'past', heading: 'Past events' },
}

/** The lists of the events page. */
export function EventsPage({ events }: { events: Array<EventCard> }) {
  const router = createMemoryRouter([
    { path: '/', element: <EventsByTime copy={copy} events={events.map(eventView)} /> },
  ])
  return (
    <Theme>
      <RouterProvider router={router} />
    </Theme>
  )
}

/** Sets the time and the visitor's time zone. */
export function visitAt(now: string, timeZone = 'Africa/Lagos') {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubEnv('TZ', timeZone)
}
