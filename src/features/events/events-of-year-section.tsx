import { Box, Container, Heading } from '@chakra-ui/react'
import { EventList } from './event-list.tsx'
import type { EventView } from './event-view.ts'
import { eventsOfYearUrl } from '#src/lib/addresses.ts'
import { Band } from '#src/ui/layout/container.tsx'
import { Pager } from '#src/ui/pager.tsx'
import { useVisitorClock } from '#src/ui/use-visitor-clock.ts'

type EventsOfYearSectionProps = {
  year: string
  events: ReadonlyArray<EventView>
  page: number
  pages: number
}

/**
 * The events of a year, or one page of them. The visitor's clock only adds links to register and to play recordings.
 */
export function EventsOfYearSection({ year, events, page, pages }: EventsOfYearSectionProps) {
  return (
    <Band tone="surface" aria-labelledby="event-list" paddingBlock="0">
      <Container>
        <Heading id="event-list" srOnly>
          All events of {year}
        </Heading>
        <EventList label={year} events={events} clock={useVisitorClock()} />
        {pages > 1 && (
          <Box paddingBottom="section">
            <Pager
              label={`Pages of ${year}`}
              page={page}
              pages={pages}
              urlOf={(number) => eventsOfYearUrl(year, number)}
            />
          </Box>
        )}
      </Container>
    </Band>
  )
}
