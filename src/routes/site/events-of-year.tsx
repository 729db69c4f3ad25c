import { eventsOfYear } from '#src/content/events.ts'
import { pageCopy, pageIntro, readPage } from '#src/content/pages.ts'
import { eventView } from '#src/features/events/event-view.ts'
import { EventsOfYearSection, YearsSection } from '#src/features/events/year-sections.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/events-of-year'

type Args = { params: { year?: string; page?: string } }

export function loader({ params: { year = '', page: number = '1' } }: Args) {
  const ofYear = eventsOfYear(year, Number(number))
  const copy = pageCopy('events-of-year')
  const withYear = (text: string) => `${text} ${year}`
  const page = {
    ...copy,
    title: ofYear.page === 1 ? withYear(copy.title) : `${withYear(copy.title)}, page ${ofYear.page}`,
    description: `${withYear(copy.description)}.`,
    heading: withYear(copy.heading),
  }
  return {
    ...pageIntro(page),
    year,
    ...ofYear,
    events: ofYear.events.map(eventView),
    byYear: readPage('events').copy['by-year'],
  }
}

export default function EventsOfYearRoute({ loaderData }: Route.ComponentProps) {
  const { hero, year, events, page, pages, byYear, years } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <EventsOfYearSection year={year} events={events} page={page} pages={pages} />
      <YearsSection copy={{ heading: byYear.heading }} years={years} current={year} />
    </>
  )
}
