import { dayOf } from '#contract/days.ts'
import { isAtYoutube, youtubeId } from '#src/features/events/recording.ts'
import { instantOf, wallTimeAt } from '#src/lib/zoned-time.ts'
import { daysBetween } from './dates.ts'
import { dataOf, type ContentDocument, type Site } from './document.ts'

const MAX_EVENT_DAYS = 14
/** Buildings and streets, where nobody is online. */
const VENUE = /\b(?:hall|cent(?:re|er)|schools?|hotel|campus|library|church|mosque|street|road|avenue)\b/iu

/** Reports contradictions within an event: between its times, its recording, its changes, and whether it is over. */
export function checkEvent(document: ContentDocument, { today }: Site) {
  const { report } = document
  const event = dataOf(document, 'Event')
  if (!event) return
  const { start, end, timeZone, place, isOnline, registrationUrl, replay } = event

  // Both are local times of the same zone, in a format whose alphabetical order is that of time.
  if (start && end && end <= start)
    report('end', 'event-end', `the event ends at ${end}, which is not after its start.`)
  const days = start && end ? Math.round(daysBetween(start, end)) : 0
  if (days > MAX_EVENT_DAYS) report('end', 'event-length', `the event lasts ${days} days.`)
  for (const [name, time] of Object.entries({ start, end }))
    if (time && timeZone && clockSkips(time, timeZone))
      report(name, 'clock-change', `there is no ${time.slice(11)} on that day in ${timeZone}.`)
  if (place && isOnline && VENUE.test(place))
    report('place', 'online-venue', `the event is online, but takes place at "${place}".`)

  // The time zone of the place may be half a day off; a tolerance of one day covers every zone.
  const now = today.toISOString().slice(0, 16)
  const endsOn = end?.slice(0, 10)
  if (replay?.url && isAtYoutube(replay.url) && youtubeId(replay.url) === null)
    report('replay.url', 'video-address', `"${replay.url}" is not the address of a video.`)
  if (replay && end && daysBetween(now, end) > 1)
    report('replay', 'early-replay', `there is a recording, but the event ends on ${endsOn}.`)
  if (registrationUrl && end && daysBetween(end, now) > 1)
    report('registrationUrl', 'over', `people can sign up, but the event was over on ${endsOn}.`)
  checkChanges(document, today)
}

/** Contradictions in the changes of an event, from which its status and the revisions for calendars are taken. */
function checkChanges(document: ContentDocument, today: Date) {
  const { start, replay, draft, publishAt, changes = [] } = dataOf(document, 'Event') ?? {}
  const report = (place: string, found: string) => document.report(place, 'event-change', found)
  for (const [index, change] of changes.entries()) {
    const { status, at, previousStart } = change
    const place = `changes.${index}`
    // What the next move left, or the present start.
    const next = changes.slice(index + 1).find((each) => each.previousStart)?.previousStart ?? start
    if (status === 'rescheduled' && !previousStart)
      report(
        `${place}.status`,
        'the event was moved, but previousStart with its old day and time is missing.',
      )
    if (status !== 'rescheduled' && previousStart)
      report(`${place}.previousStart`, 'there is a previousStart, but the status is not rescheduled.')
    if (previousStart && previousStart === next)
      report(`${place}.previousStart`, `the event was moved from ${next}, and starts at the same time.`)
    const before = changes[index - 1]?.at
    if (at && before && at < before)
      report(
        `${place}.at`,
        `this change is of ${at}, but the one above it of ${before}: the latest comes last.`,
      )
    // A tolerance of one day for time zones ahead.
    if (at && daysBetween(dayOf(today.getTime()), at) > 1 && !draft && publishAt === undefined)
      report(`${place}.at`, `the change is of ${at}, but visitors read it as soon as this is published.`)
  }
  const status = changes.at(-1)?.status
  if (replay && (status === 'cancelled' || status === 'postponed'))
    report(
      'replay',
      `there is a recording, but the event was ${status}: add a change if it took place after all.`,
    )
}

/** Whether the clocks of a zone skip a local time, as they do in spring. Another rule reports old years. */
function clockSkips(local: string, zone: string): boolean {
  return local >= '1900' && wallTimeAt(instantOf(local, zone), zone).slice(-5) !== local.slice(-5)
}
