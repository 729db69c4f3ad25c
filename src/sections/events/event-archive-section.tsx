import { chakra } from '@chakra-ui/react'
import type { PageSection } from '../../content/pages'
import { EventList } from '../../features/events/event-list'
import type { EventView } from '../../features/events/event-view'
import type { VisitorClock } from '../../features/events/use-visitor-clock'
import { Container } from '../../ui/container'
import { SectionHeading } from '../../ui/section-heading'

type EventArchiveSectionProps = {
  words: Pick<PageSection, 'heading' | 'text'>
  events: ReadonlyArray<EventView>
  clock: VisitorClock | null
}

/** A long list of events; each year lies on a ground of its own. */
export function EventArchiveSection({ words, events, clock }: EventArchiveSectionProps) {
  return (
    <section aria-labelledby="event-archive">
      <Container paddingTop="section" paddingBottom={{ base: '2', md: '4' }}>
        <SectionHeading id="event-archive" words={words} />
      </Container>
      {byYear(events).map(([year, eventsOfYear], index) => (
        <chakra.div key={year} backgroundColor={index % 2 === 0 ? 'bg' : 'bg.warm'}>
          <Container>
            <EventList label={year} events={eventsOfYear} clock={clock} />
          </Container>
        </chakra.div>
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
