import { event } from '#src/content/events.ts'
import { documentHead } from '#src/content/pages.ts'
import { eventView } from '#src/features/events/event-view.ts'
import { eventStructuredData } from '#src/features/events/structured-data.ts'
import { formatDay } from '#src/lib/dates.ts'
import { EventSection } from '#src/features/events/event-section.tsx'
import type { Route } from './+types/event'

export function loader({ params }: { params: { slug?: string } }) {
  const { excerpt, isOfSeries, ...shown } = event(params.slug)
  const view = eventView(shown)
  const badge = view.notice ? `${view.notice.badge}: ` : ''
  const head = documentHead('events', view.slug, {
    // Page titles must be unique.
    title: isOfSeries ? `${view.title}, ${formatDay(view.start)}` : view.title,
    description: `${badge}${view.when}, ${view.place}. ${excerpt}`,
  })
  return { head, event: view, structured: eventStructuredData(shown, { ...head, description: excerpt }) }
}

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  return <EventSection event={loaderData.event} />
}
