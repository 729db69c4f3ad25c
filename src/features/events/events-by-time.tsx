import { Box, Container, Wrap } from '@chakra-ui/react'
import calendarPlusSvg from '@phosphor-icons/core/assets/bold/calendar-plus-bold.svg?raw'
import { memo, type ComponentProps } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Section, SectionHeading } from '#src/ui/layout/section.tsx'
import { useVisitorClock, type VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { EventList } from './event-entry.tsx'
import { groupEvents, newestFirst } from './event-state.ts'
import type { EventView } from './event-view.ts'

type EventCopy = Record<'next' | 'all' | 'no-upcoming' | 'upcoming' | 'happening-now' | 'past', PageSection>

type EventsByTimeProps = { copy: EventCopy; events: ReadonlyArray<EventView> }

/** All events in one list until hydration, then grouped into upcoming, current and past. */
export function EventsByTime(props: EventsByTimeProps) {
  return <Grouped {...props} clock={useVisitorClock()} />
}

// Memoized: the clock is first read without being shown.
const Grouped = memo(function Grouped({
  copy,
  events,
  clock,
}: EventsByTimeProps & { clock: VisitorClock | null }) {
  const { upcoming, now, past } = clock
    ? groupEvents(events, clock.now)
    : { upcoming: [], now: [], past: newestFirst(events) }
  const coming = upcoming.length > 0 ? 'upcoming' : 'no-upcoming'
  // Until the time is known, the words are about as long, to avoid layout shift.
  const next = clock ? coming : 'next'
  return (
    <>
      {now.length > 0 && (
        <LeadingSection id="now" tone="rose" copy={copy['happening-now']} events={now} clock={clock} />
      )}
      <LeadingSection
        key="next"
        id={next}
        copy={copy[next]}
        tone="warm"
        events={upcoming}
        clock={clock}
        hasSubscribeLink
      />
      {past.length > 0 && (
        <EventArchiveSection key="archive" copy={clock ? copy.past : copy.all} events={past} clock={clock} />
      )}
    </>
  )
})

type LeadingSectionProps = {
  id: string
  tone: ComponentProps<typeof Section>['tone']
  copy: Pick<PageSection, 'heading' | 'text' | 'actions'>
  events: ReadonlyArray<EventView>
  clock: VisitorClock | null
  hasSubscribeLink?: boolean
}

/** The part above the past events: a statement, or the current and upcoming events. */
function LeadingSection({ id, tone, copy, events, clock, hasSubscribeLink }: LeadingSectionProps) {
  const hasEvents = events.length > 0
  return (
    <Section headingId={id} copy={copy} tone={tone}>
      {hasSubscribeLink && (
        <Wrap
          gap="3"
          alignItems="start"
          marginTop="8"
          // Reserves space for two buttons, although the second appears only with the clock: avoids layout shift.
          minHeight={{ base: hasEvents ? undefined : '6.25rem', sm: 'touch' }}
        >
          {/* First, because it is always there: the button that appears with the clock must not move it. */}
          <ExternalLinkButton look="outline" href="/events.ics" type="text/calendar">
            <Icon svg={calendarPlusSvg} size={18} />
            Subscribe to all events
          </ExternalLinkButton>
          {copy.actions?.map((action) => (
            <ActionButton key={action.to} action={action} />
          ))}
        </Wrap>
      )}
      {hasEvents && (
        <Box marginTop="6" marginBottom={{ base: '-8', md: '-12' }}>
          <EventList events={events} clock={clock} />
        </Box>
      )}
    </Section>
  )
}

type EventArchiveSectionProps = {
  copy: Pick<PageSection, 'heading' | 'text'>
  events: ReadonlyArray<EventView>
  clock: VisitorClock | null
}

/** A long list of events, each year on its own background. */
function EventArchiveSection({ copy, events, clock }: EventArchiveSectionProps) {
  const years = [...new Set(events.map(({ dateBlock }) => dateBlock.year))]
  return (
    <section aria-labelledby="event-archive">
      <Container paddingTop="section" paddingBottom={{ base: '2', md: '4' }}>
        <SectionHeading id="event-archive" copy={copy} />
      </Container>
      {years.map((year, index) => (
        <Box key={year} backgroundColor={index % 2 === 0 ? 'bg' : 'bg.warm'}>
          <Container>
            <EventList
              label={year}
              events={events.filter(({ dateBlock }) => dateBlock.year === year)}
              clock={clock}
            />
          </Container>
        </Box>
      ))}
    </section>
  )
}
