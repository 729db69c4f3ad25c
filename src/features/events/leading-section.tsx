import { Box, Wrap } from '@chakra-ui/react'
import calendarPlusSvg from '@phosphor-icons/core/assets/bold/calendar-plus-bold.svg?raw'
import type { ComponentProps } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import { EventList } from './event-list.tsx'
import type { EventView } from './event-view.ts'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/layout/section.tsx'

type LeadingSectionProps = {
  id: string
  tone: ComponentProps<typeof Section>['tone']
  copy: Pick<PageSection, 'heading' | 'text' | 'actions'>
  events?: ReadonlyArray<EventView>
  clock?: VisitorClock | null
  hasSubscribeLink?: boolean
}

/** The part above the past events: a statement, or the current and upcoming events. */
export function LeadingSection({ id, tone, copy, events, clock, hasSubscribeLink }: LeadingSectionProps) {
  return (
    <Section headingId={id} copy={copy} tone={tone}>
      {hasSubscribeLink && (
        <Wrap
          gap="3"
          alignItems="start"
          marginTop="8"
          // Reserves space for two buttons, although the second appears only with the clock: avoids layout shift.
          minHeight={{ base: events ? undefined : '6.25rem', sm: 'touch' }}
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
      {events && clock && (
        <Box marginTop="6" marginBottom={{ base: '-8', md: '-12' }}>
          <EventList events={events} clock={clock} />
        </Box>
      )}
    </Section>
  )
}
