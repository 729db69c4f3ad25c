import type { Mentor } from '#src/content/mentors.ts'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { differenceText, hoursText, spansText, timeThere } from './time-text.ts'
import type { SharedHours } from './waking-hours.ts'

type MentorTimesProps = { mentor: Pick<Mentor, 'timeZone'>; clock: VisitorClock; shared: SharedHours }

/** The mentor's current time, and the waking hours shared with the visitor today. */
export function MentorTimes({ mentor, clock, shared }: MentorTimesProps) {
  return (
    <>
      <strong>{timeThere(clock, mentor.timeZone)}</strong> there now, {differenceText(clock, mentor.timeZone)}
      .{' '}
      {shared.minutes === 0
        ? `No waking hours shared with ${clock.isZoneKnown ? 'you' : 'Lagos'} today.`
        : `${hoursText(shared.minutes)} awake together today: ${spansText(shared, clock)}.`}
    </>
  )
}
