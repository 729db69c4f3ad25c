import { Box, Container } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { EventList } from './event-list.tsx'
import type { EventView } from './event-view.ts'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type EventArchiveSectionProps = {
  copy: Pick<PageSection, 'heading' | 'text'>
  events: ReadonlyArray<EventView>
  clock: VisitorClock | null
}

/** A long list of events, each year on its own background. */
export function EventArchiveSection({ copy, events, clock }: EventArchiveSectionProps) {
  return (
    <section aria-labelledby="event-archive">
      <Container paddingTop="section" paddingBottom={{ base: '2', md: '4' }}>
        <SectionHeading id="event-archive" copy={copy} />
      </Container>
      {byYear(events).map(([year, eventsOfYear], index) => (
        <Box key={year} backgroundColor={index % 2 === 0 ? 'bg' : 'bg.warm'}>
          <Container>
            <EventList label={year} events={eventsOfYear} clock={clock} />
          </Container>
        </Box>
      ))}
    </section>
  )
}

function byYear(events: ReadonlyArray<EventView>): Array<[string, Array<EventView>]> {
  const years = new Map<string, Array<EventView>>()
  for (const event of events) {
    const { year } = event.dateBlock
    years.set(year, [...(years.get(year) ?? []), event])
  }
  return [...years]
}
