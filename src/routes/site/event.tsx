import { Box, Container, Wrap } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg?raw'
import { event } from '#src/content/events.ts'
import { documentHead } from '#src/content/pages.ts'
import { EventEntry } from '#src/features/events/event-entry.tsx'
import { eventView } from '#src/features/events/event-view.ts'
import { eventStructuredData } from '#src/features/events/structured-data.ts'
import { EVENTS_URL, eventsOfYearUrl, eventUrl } from '#src/lib/addresses.ts'
import { formatDay } from '#src/lib/dates.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { BackLink } from '#src/ui/links.tsx'
import { ShareLinks } from '#src/ui/sections/share-links.tsx'
import { useVisitorClock } from '#src/ui/use-visitor-clock.ts'
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

export default function EventRoute({ loaderData: { event } }: Route.ComponentProps) {
  const { year } = event.dateBlock
  return (
    <Box backgroundColor="bg.surface" paddingBlock={{ base: '6', md: '12' }}>
      <Container>
        <BackLink to={EVENTS_URL}>All events</BackLink>
        <EventEntry event={event} clock={useVisitorClock()} isPage>
          <Box marginTop="8" marginInlineStart="-3">
            <ShareLinks path={eventUrl(event.slug)} title={event.title} />
          </Box>
        </EventEntry>
        <Wrap gap="3" as="p">
          <LinkButton look="outline" to={eventsOfYearUrl(year)}>
            Everything in {year}
            <Icon svg={arrowSvg} size={18} />
          </LinkButton>
        </Wrap>
      </Container>
    </Box>
  )
}
