import { Box, chakra, Heading, Text, VisuallyHidden } from '@chakra-ui/react'
import calendarPlusSvg from '@phosphor-icons/core/assets/bold/calendar-plus-bold.svg?raw'
import type { ReactNode } from 'react'
import { eventCalendarUrl, eventUrl } from '#src/lib/addresses.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TitleLink } from '#src/ui/layout/title-link.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { EventDate } from './event-date.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventNoticeBox } from './event-notice-box.tsx'
import { takesPlace } from './event-notice.ts'
import { eventState, type EventState } from './event-state.ts'
import { visitorTimeText } from './event-time.ts'
import type { EventView } from './event-view.ts'
import { RecordingPlayer } from './recording-player.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'

const Entry = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '9rem minmax(0, 1fr)',
      lg: '12rem minmax(0, 1fr) 17rem',
    },
    gridTemplateAreas: {
      base: `'date' 'title' 'facts' 'text'`,
      md: `'date title' 'date facts' 'date text'`,
      lg: `'date title facts' 'date text facts'`,
    },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: { md: '8', lg: '12' },
    rowGap: '5',
    paddingBlock: { base: '8', md: '12' },
  },
})

type EventEntryProps = {
  event: EventView
  clock: VisitorClock | null
  /** On its own page the title is that of the page; in a list it is a link to that page. */
  isPage?: boolean
  /** Shown below everything else. */
  children?: ReactNode
}

/** An event in full. Without a clock it shows nothing that depends on the current time. */
export function EventEntry({ event, clock, isPage = false, children }: EventEntryProps) {
  const state = clock && eventState(event, clock.now)
  const isToCome = (state === 'upcoming' || state === 'now') && takesPlace(event.notice)
  const titleId = `${event.slug}-title`
  return (
    <Entry id={event.slug} aria-labelledby={titleId}>
      <Box gridArea="date">
        <EventDate date={event.dateBlock} isToCome={isToCome} />
      </Box>
      <Box gridArea="title">
        {isPage ? (
          <Heading as="h1" id={titleId} textStyle="display" hyphens="auto">
            {event.title}
          </Heading>
        ) : (
          <Heading as="h3" id={titleId} textStyle="subtitle">
            <TitleLink to={eventUrl(event.slug)} prefetch="intent">
              {event.title}
            </TitleLink>
          </Heading>
        )}
        {event.theme && (
          <Text textStyle="lead" fontWeight="600" marginTop="2">
            {event.theme}
          </Text>
        )}
        {event.notice && <EventNoticeBox notice={event.notice} />}
      </Box>
      <Box gridArea="facts">
        <EventFacts event={event} visitorTime={clock && isToCome ? visitorTimeText(event, clock) : null} />
      </Box>
      <Box gridArea="text">
        <Prose html={event.html} />
        {isToCome && <Invitation event={event} state={state} />}
        {event.recording && !isToCome && <RecordingPlayer recording={event.recording} title={event.title} />}
        {children}
      </Box>
    </Entry>
  )
}

function Invitation({ event, state }: { event: EventView; state: EventState }) {
  return (
    <Box marginTop="6" display="flex" flexWrap="wrap" gap="3">
      {state === 'upcoming' && event.registrationUrl && (
        <ExternalLinkButton href={event.registrationUrl} target="_blank" rel="noopener">
          Register
          <VisuallyHidden>for {event.title} (opens in a new tab)</VisuallyHidden>
        </ExternalLinkButton>
      )}
      <ExternalLinkButton look="outline" href={eventCalendarUrl(event.slug)} download>
        <Icon svg={calendarPlusSvg} size={18} />
        Add to calendar
        <VisuallyHidden>: {event.title}</VisuallyHidden>
      </ExternalLinkButton>
    </Box>
  )
}
