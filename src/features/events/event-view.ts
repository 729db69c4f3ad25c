import type { EventCard } from '#src/content/events.ts'
import { eventNotice, periodOf } from './event-state.ts'
import { dateBlock, eventTimeText } from './event-time.ts'
import { recordingOf } from './recording.ts'

export type EventView = ReturnType<typeof eventView>

/**
 * An event as shown on the page, independent of the current time. Prepared at build time: names of days and zones differ
 * between Node and browsers, so hydration could find another text.
 */
export function eventView({ timeZone, replay, changes, ...event }: EventCard) {
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
