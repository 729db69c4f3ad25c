import { events } from '../../content/events'
import { pageCopy, pageHead, pageSection } from '../../content/pages'
import { picture } from '../../content/pictures'
import { eventView } from '../../features/events/event-view'
import { eventsStructuredData } from '../../features/events/structured-data'
import { headMeta } from '../../lib/head'
import { EventsByTime } from '../../sections/events/events-by-time'
import { HeroSection } from '../../sections/events/hero-section'
import type { Route } from './+types/events'

export function loader() {
  const page = pageCopy('events')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    slides: (page.slides ?? []).map(({ heading, image, squareImage, tone }) => ({
      heading,
      tone,
      picture: picture('pages', image),
      portrait: squareImage && picture('pages', squareImage),
    })),
    words: {
      noUpcoming: pageSection(page, 'no-upcoming'),
      upcoming: pageSection(page, 'upcoming'),
      happeningNow: pageSection(page, 'happening-now'),
      past: pageSection(page, 'past'),
    },
    events: events().map(eventView),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const structured = eventsStructuredData(loaderData.events, import.meta.env.VITE_SITE_URL)
  return [...headMeta(loaderData.head, { path: '/events' }), { 'script:ld+json': structured }]
}

export default function EventsRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, slides, words, events } = loaderData
  return (
    <>
      <HeroSection heading={heading} intro={intro} slides={slides} />
      <EventsByTime words={words} events={events} />
    </>
  )
}
