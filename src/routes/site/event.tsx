import { card } from '#src/content/cards.ts'
import { event } from '#src/content/events.ts'
import { documentHead } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { siteAddress } from '#src/content/site-address.ts'
import { pageGraph } from '#src/content/structured-data.ts'
import { eventView } from '#src/features/events/event-view.ts'
import { eventStructuredData } from '#src/features/events/structured-data.ts'
import { eventsOfYearUrl, eventUrl, yearOf } from '#src/lib/addresses.ts'
import { formatDay } from '#src/lib/dates.ts'
import { shortened } from '#src/lib/head.ts'
import { EventSection } from '#src/features/events/event-section.tsx'
import type { Route } from './+types/event'

export function loader({ params }: { params: { slug?: string } }) {
  const { excerpt, isOfSeries, ...shown } = event(params.slug)
  const view = eventView(shown)
  const badge = view.notice ? `${view.notice.badge}: ` : ''
  const description = shortened(`${badge}${view.when}, ${view.place}. ${excerpt}`)
  const picture = card('events', view.slug)
  const year = yearOf(view.start)
  const way = [
    { name: year, path: eventsOfYearUrl(year) },
    { name: view.title, path: eventUrl(view.slug) },
  ]
  const about = {
    organiser: { name: readSite().name, site: siteAddress() },
    description: excerpt,
    image: picture,
  }
  return {
    head: documentHead({
      // Page titles must be unique.
      title: isOfSeries ? `${view.title}, ${formatDay(view.start)}` : view.title,
      description,
      sharePicture: picture,
    }),
    event: view,
    structured: pageGraph('events', way, eventStructuredData(shown, about)),
  }
}

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  return <EventSection event={loaderData.event} />
}
