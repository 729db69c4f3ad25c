import { memo } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import { groupEvents, newestFirst } from './event-state.ts'
import type { EventView } from './event-view.ts'
import { useVisitorClock, type VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { EventArchiveSection } from './event-archive-section.tsx'
import { LeadingSection } from './leading-section.tsx'

// Shown until the time is known: independent of time, and about as long as its replacement, to avoid layout shift.
const timeless = {
  next: {
    heading: 'What happens, and when',
    text: {
      html: '<p>The events of the past year are below with their full dates, newest first: whatever is still to come stands on top. Subscribe, and new ones reach your calendar by themselves.</p>',
    },
  },
  all: {
    heading: 'Our events',
    text: {
      html: '<p>The newest first, with the hours of the clocks at the place. Where there is a recording, you can watch it.</p>',
    },
  },
}

type EventCopy = Record<'noUpcoming' | 'upcoming' | 'happeningNow' | 'past', PageSection>

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
  if (clock === null) {
    return (
      <>
        <LeadingSection key="next" id="next" tone="warm" copy={timeless.next} hasSubscribeLink />
        {events.length > 0 && (
          <EventArchiveSection key="archive" copy={timeless.all} events={newestFirst(events)} clock={null} />
        )}
      </>
    )
  }
  const { upcoming, now, past } = groupEvents(events, clock.now)
  return (
    <>
      {now.length > 0 && (
        <LeadingSection id="now" tone="rose" copy={copy.happeningNow} events={now} clock={clock} />
      )}
      {upcoming.length > 0 ? (
        <LeadingSection
          id="upcoming"
          tone="warm"
          copy={copy.upcoming}
          events={upcoming}
          clock={clock}
          hasSubscribeLink
        />
      ) : (
        <LeadingSection key="next" id="no-upcoming" tone="warm" copy={copy.noUpcoming} hasSubscribeLink />
      )}
      {past.length > 0 && <EventArchiveSection key="archive" copy={copy.past} events={past} clock={clock} />}
    </>
  )
})
