import { events } from '#src/content/events.ts'
import { pageCopy, pageHead, pageSection } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { eventView } from '#src/features/events/event-view.ts'
import { eventsStructuredData } from '#src/features/events/structured-data.ts'
import { headMeta } from '#src/lib/head.ts'
import { EventsByTime } from '#src/sections/events/events-by-time.tsx'
import { HeroSection } from '#src/sections/events/hero-section.tsx'
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
