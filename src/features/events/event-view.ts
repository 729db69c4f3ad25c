import type { EventCard } from '#src/content/events.ts'
import { eventNotice, periodOf, type EventNotice, type Period } from './event-state.ts'
import { dateBlock, eventTimeText } from './event-time.ts'
import { recordingOf, type Recording } from './recording.ts'

/** An event as shown on the page, independent of the current time. */
export type EventView = Omit<EventCard, 'timeZone' | 'replay' | 'changes'> &
  Period & {
    when: string
    dateBlock: ReturnType<typeof dateBlock>
    recording: Recording | null
    notice: EventNotice | null
  }

/**
 * Prepared at build time: names of days and zones differ between Node and browsers, so hydration could find another
 * text.
 */
export function eventView({ timeZone, replay, changes, ...event }: EventCard): EventView {
  const times = { start: event.start, end: event.end, timeZone }
  return {
    ...event,
    ...periodOf(times),
    when: eventTimeText(times),
    dateBlock: dateBlock(event),
    recording: replay ? recordingOf(replay) : null,
    notice: eventNotice(changes),
  }
}
