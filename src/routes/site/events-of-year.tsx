import { events, eventYears } from '#src/content/events.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { newestFirst } from '#src/features/events/event-state.ts'
import { eventView } from '#src/features/events/event-view.ts'
import { eventsOfYearUrl, yearOf } from '#src/lib/addresses.ts'
import { headMeta } from '#src/lib/head.ts'
import { EventsOfYearSection } from '#src/sections/events/events-of-year-section.tsx'
import { YearsSection } from '#src/sections/events/years-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import type { Route } from './+types/events-of-year'

export function loader({ params: { year = '' } }: { params: { year?: string } }) {
  const ofYear = events().filter(({ start }) => yearOf(start) === year)
  if (ofYear.length === 0) throw new Response('There are no events of that year.', { status: 404 })
  const copy = pageCopy('events-of-year')
  const withYear = (text: string) => `${text} ${year}`
  const page = {
    ...copy,
    title: withYear(copy.title),
    description: `${withYear(copy.description)}.`,
    heading: withYear(copy.heading),
  }
  return {
    ...pageIntro(page),
    year,
    events: newestFirst(ofYear.map(eventView)),
    byYear: pageSection(pageCopy('events'), 'by-year'),
    years: eventYears(),
  }
}

export function meta({ loaderData: { head, year } }: Route.MetaArgs) {
  return headMeta(head, eventsOfYearUrl(year))
}

export default function EventsOfYearRoute({ loaderData }: Route.ComponentProps) {
  const { hero, year, events, byYear, years } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <EventsOfYearSection year={year} events={events} />
      <YearsSection words={{ heading: byYear.heading }} years={years} current={year} />
    </>
  )
}
