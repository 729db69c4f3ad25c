import type { EventChange } from '#src/content/events.ts'
import { formatDay, weekdayName } from '#src/lib/dates.ts'
import { capitalized } from '#src/lib/words.ts'

type Status = EventChange['status']

/** What visitors must know beforehand: the last change of an event since it was announced. */
export type EventNotice = {
  status: Status
  badge: string
  sentence: string
  note: string
  /** The day on which the change was told: "3 October 2026". */
  toldOn: string
}

/** The notice of an event, or null if nothing has changed. Prepared at build time, in words that no day makes wrong. */
export function eventNotice(changes: ReadonlyArray<EventChange>): EventNotice | null {
  const last = changes.at(-1)
  if (!last) return null
  const { status, at, note } = last
  return { status, badge: capitalized(status), sentence: sentenceOf(last), note, toldOn: formatDay(at) }
}

/** Whether an event with this notice is held on its date. */
export function takesPlace(notice: { status: Status } | null): boolean {
  return notice?.status !== 'cancelled' && notice?.status !== 'postponed'
}

function sentenceOf({ status, previousStart }: EventChange): string {
  switch (status) {
    case 'cancelled':
      return 'This event has been cancelled.'
    case 'postponed':
      return 'This event has been postponed. The date given here is the old one; the new one is not known yet.'
    case 'rescheduled':
      return `This event has been moved.${previousStart ? ` It was planned for ${dayAndHour(previousStart)}.` : ''}`
    case 'changed':
      return 'Something has changed since this event was announced.'
  }
}

function dayAndHour(wallTime: string): string {
  return `${weekdayName(wallTime)} ${formatDay(wallTime)}, ${wallTime.slice(11).replace(/^0/u, '')}`
}
