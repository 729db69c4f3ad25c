import { eventsOfYear, eventYears } from '#src/content/events.ts'
import { pageCopy, pageIntro, readPage } from '#src/content/pages.ts'
import { eventView } from '#src/features/events/event-view.ts'
import { EventsOfYearSection, YearsSection } from '#src/features/events/year-sections.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/events-of-year'

export function loader({ params: { year = '' } }: { params: { year?: string } }) {
  const events = eventsOfYear(year).map(eventView)
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
    events,
    years: eventYears(),
    byYear: readPage('events').copy['by-year'].heading,
  }
}

export default function EventsOfYearRoute({ loaderData }: Route.ComponentProps) {
  const { hero, year, events, byYear, years } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <EventsOfYearSection year={year} events={events} />
      <YearsSection copy={{ heading: byYear }} years={years} current={year} />
    </>
  )
}
