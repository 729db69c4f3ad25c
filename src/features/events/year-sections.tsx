import { Container, Heading, VisuallyHidden, Wrap } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { eventsOfYearUrl } from '#src/lib/addresses.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Band, Section } from '#src/ui/layout/section.tsx'
import { useVisitorClock } from '#src/ui/use-visitor-clock.ts'
import { EventList } from './event-entry.tsx'
import type { EventView } from './event-view.ts'

type YearsSectionProps = {
  copy: Pick<PageSection, 'heading' | 'text'>
  years: ReadonlyArray<{ year: string; count: number }>
  current?: string
}

export function YearsSection({ copy, years, current }: YearsSectionProps) {
  if (years.length === 0) return null
  return (
    <Section headingId="by-year" copy={copy} tone="warm">
      <Wrap gap="3" as="ul" marginTop="8">
        {years.map(({ year, count }) => (
          <li key={year}>
            <LinkButton
              look={year === current ? 'solid' : 'outline'}
              to={eventsOfYearUrl(year)}
              aria-current={year === current ? 'page' : undefined}
            >
              {year}{' '}
              <VisuallyHidden>
                ({count} {count === 1 ? 'event' : 'events'})
              </VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </Wrap>
    </Section>
  )
}

type EventsOfYearSectionProps = { year: string; events: ReadonlyArray<EventView> }

/** The events of a year. The visitor's clock only adds links to register and to play recordings. */
export function EventsOfYearSection({ year, events }: EventsOfYearSectionProps) {
  return (
    <Band tone="surface" aria-labelledby="event-list" paddingBlock="0">
      <Container>
        <Heading id="event-list" srOnly>
          All events of {year}
        </Heading>
        <EventList label={year} events={events} clock={useVisitorClock()} />
      </Container>
    </Band>
  )
}
