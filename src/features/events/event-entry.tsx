import { Badge, Box, chakra, Heading, Span, Text, VisuallyHidden, Wrap } from '@chakra-ui/react'
import calendarPlusSvg from '@phosphor-icons/core/assets/bold/calendar-plus-bold.svg?raw'
import type { ReactNode } from 'react'
import { eventUrl } from '#src/lib/addresses.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TitleLink } from '#src/ui/links.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { EventFacts } from './event-facts.tsx'
import { eventState, takesPlace, type EventNotice, type EventState } from './event-state.ts'
import { visitorTimeText } from './event-time.ts'
import type { EventView } from './event-view.ts'
import { RecordingPlayer } from './recording-player.tsx'

type EventListProps = { events: ReadonlyArray<EventView>; clock: VisitorClock | null; label?: string }

export function EventList({ events, clock, label }: EventListProps) {
  return (
    <Box as="ul" aria-label={label}>
      {events.map((event) => (
        <Box as="li" key={event.slug} css={{ '& + &': { borderTop: '2px solid {colors.border.strong}' } }}>
          <EventEntry event={event} clock={clock} />
        </Box>
      ))}
    </Box>
  )
}

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

const Block = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { base: 'baseline', md: 'start' },
    columnGap: '3',
    rowGap: '2',
    fontFamily: 'heading',
    fontWeight: '800',
    letterSpacing: '-0.04em',
    lineHeight: '0.9',
    whiteSpace: 'nowrap',
  },
  variants: {
    isToCome: { true: { color: 'fg.accent' }, false: { color: 'fg.brand' } },
  },
})

const Days = chakra('span', {
  variants: {
    // Smaller, so that two days fit into the space of one.
    isRange: {
      true: { fontSize: { base: 'min(3.25rem, 17vw)', md: '2.75rem', lg: '3.5rem' } },
      false: { fontSize: { base: 'min(3.25rem, 17vw)', lg: '4.75rem' } },
    },
  },
})

/** The day in large letters. It is decorative: the line with day, hours and zone has the same information. */
function EventDate({ date, isToCome }: { date: EventView['dateBlock']; isToCome: boolean }) {
  return (
    <Block isToCome={isToCome} aria-hidden>
      <Days isRange={date.days.length > 2}>{date.days}</Days>
      <Span textStyle="cardTitle">
        {date.month} {date.year}
      </Span>
    </Block>
  )
}

const NoticeBadge = chakra(Badge, {
  base: {
    display: 'inline-block',
    paddingInline: '3',
    paddingBlock: '0.5',
    borderRadius: 'full',
    textStyle: 'small',
    fontWeight: '700',
  },
  variants: {
    isOff: {
      true: { backgroundColor: 'accent', color: 'accent.contrast' },
      false: { backgroundColor: 'highlight', color: 'highlight.contrast' },
    },
  },
})

function EventNoticeBox({ notice }: { notice: EventNotice }) {
  return (
    <Box display="grid" justifyItems="start" gap="2" marginTop="4" maxWidth="prose">
      <NoticeBadge as="strong" isOff={!takesPlace(notice)}>
        {notice.badge}
      </NoticeBadge>
      <Text fontWeight="600">{notice.sentence}</Text>
      <p>
        {notice.note}{' '}
        <Span textStyle="small" color="fg.muted" whiteSpace="nowrap">
          ({notice.toldOn})
        </Span>
      </p>
    </Box>
  )
}

function Invitation({ event, state }: { event: EventView; state: EventState }) {
  return (
    <Wrap marginTop="6" gap="3">
      {state === 'upcoming' && event.registrationUrl && (
        <ExternalLinkButton href={event.registrationUrl} target="_blank" rel="noopener">
          Register
          <VisuallyHidden>for {event.title} (opens in a new tab)</VisuallyHidden>
        </ExternalLinkButton>
      )}
      <ExternalLinkButton look="outline" href={`${eventUrl(event.slug)}.ics`} download>
        <Icon svg={calendarPlusSvg} size={18} />
        Add to calendar
        <VisuallyHidden>: {event.title}</VisuallyHidden>
      </ExternalLinkButton>
    </Wrap>
  )
}
