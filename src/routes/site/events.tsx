import { events, eventYears } from '#src/content/events.ts'
import { pageCopy, readPage } from '#src/content/pages.ts'
import { currentEvents } from '#src/features/events/event-state.ts'
import { eventView } from '#src/features/events/event-view.ts'
import { EventsByTime } from '#src/features/events/events-by-time.tsx'
import { YearsSection } from '#src/features/events/year-sections.tsx'
import { Slideshow } from '#src/ui/carousel/slideshow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { Route } from './+types/events'

export function loader() {
  // The day of the build: the visitor's clock only moves events between the lists.
  const now = new Date(__CONTENT_NOW__ ?? Date.now())
  return {
    ...readPage('events'),
    slides: pageCopy('events').slides ?? [],
    events: currentEvents(events().map(eventView), now),
    years: eventYears(),
  }
}

export default function EventsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, slides, copy, events, years } = loaderData
  return (
    <>
      {/* Three slides, three seconds each (EVENT-1, EVENT-2). */}
      <Slideshow
        label="Our events in pictures"
        title={hero.heading}
        slides={slides}
        intervalMs={3000}
        height="560px"
      >
        {hero.intro && <Prose html={hero.intro} />}
      </Slideshow>
      <EventsByTime copy={copy} events={events} />
      <YearsSection copy={copy['by-year']} years={years} />
    </>
  )
}
