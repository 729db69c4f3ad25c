import { Box } from '@chakra-ui/react'
import { EventEntry } from './event-entry.tsx'
import type { EventView } from './event-view.ts'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'

type EventListProps = { events: ReadonlyArray<EventView>; clock: VisitorClock | null; label?: string }

/** A list of events, separated by lines. */
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
