import { dayOf } from '#contract/days.ts'
import { isMap, type YAMLMap } from 'yaml'
import { isAtYoutube, youtubeId } from '#src/features/events/youtube.ts'
import { instantOf, wallTimeAt } from '#src/lib/zoned-time.ts'
import { dateAt, daysBetween, localDateTimeProblem, momentProblem, timeZoneProblem } from './dates.ts'
import { groupsAt, scalarAt, textAt, type ContentDocument, type Site } from './document.ts'

const MAX_EVENT_DAYS = 14
/** Buildings and streets, where nobody is online. */
const VENUE = /\b(?:hall|cent(?:re|er)|schools?|hotel|campus|library|church|mosque|street|road|avenue)\b/iu

/** Reports contradictions within an event: between its times, its recording, its changes, and whether it is over. */
export function checkEvent(document: ContentDocument, { today }: Site) {
  const { schema, root, report } = document
  if (schema.name !== 'Event' || !root) return
  const [start, end] = [dateAt(document, 'start'), dateAt(document, 'end')]
  const zone = root.get('timeZone')

  // Both are local times of the same zone, in a format whose alphabetical order is that of time.
  if (start && end && start.value.length === end.value.length && end.value <= start.value)
    report(end, { rule: 'event-end', found: `the event ends at ${end.value}, which is not after its start.` })
  const days = start && end ? Math.round(daysBetween(start.value, end.value)) : 0
  if (days > MAX_EVENT_DAYS) report(end, { rule: 'event-length', found: `the event lasts ${days} days.` })
  for (const time of [start, end])
    if (time && typeof zone === 'string' && clockSkips(time.value, zone))
      report(time, {
        rule: 'clock-change',
        found: `there is no ${time.value.slice(11)} on that day in ${zone}.`,
      })

  const place = textAt(root, 'place')
  if (place && root.get('isOnline') === true && VENUE.test(place.value))
    report(place, {
      rule: 'online-venue',
      found: `the event is online, but takes place at "${place.value}".`,
    })

  // The time zone of the place may be half a day off; a tolerance of one day covers every zone.
  const now = today.toISOString().slice(0, 16)
  const replay = root.get('replay', true)
  const address = isMap(replay) ? textAt(replay, 'url') : undefined
  if (address && isAtYoutube(address.value) && youtubeId(address.value) === null)
    report(address, { rule: 'video-address', found: `"${address.value}" is not the address of a video.` })
  const endsOn = end?.value.slice(0, 10)
  if (isMap(replay) && end && daysBetween(now, end.value) > 1)
    report(replay, { rule: 'early-replay', found: `there is a recording, but the event ends on ${endsOn}.` })
  const registration = scalarAt(root, 'registrationUrl')
  if (registration && end && daysBetween(end.value, now) > 1)
    report(registration, { rule: 'over', found: `people can sign up, but the event was over on ${endsOn}.` })
  checkChanges(document, today)
}

/** Contradictions in the changes of an event, from which its status and the revisions for calendars are taken. */
function checkChanges({ root, report: reportAt }: ContentDocument, today: Date) {
  const changes = groupsAt(root, 'changes')
  if (!root || changes.length === 0) return
  const report = (map: YAMLMap, key: string, found: string) =>
    reportAt(scalarAt(map, key) ?? map, { rule: 'event-change', found })

  for (const [index, change] of changes.entries()) {
    const [status, at, earlier] = ['status', 'at', 'previousStart'].map((key) => change.get(key))
    // What the next move left, or the present start.
    const next = changes.slice(index + 1).find((each) => each.has('previousStart'))
    const start = next ? next.get('previousStart') : root.get('start')
    if (status === 'rescheduled' && earlier === undefined)
      report(change, 'status', 'the event was moved, but previousStart with its old day and time is missing.')
    if (status !== 'rescheduled' && earlier !== undefined)
      report(change, 'previousStart', `there is a previousStart, but the status is not rescheduled.`)
    if (typeof earlier === 'string' && !localDateTimeProblem(earlier) && earlier === start)
      report(change, 'previousStart', `the event was moved from ${earlier}, and starts at the same time.`)
    if (typeof at !== 'string' || momentProblem(at)) continue
    const before = changes[index - 1]?.get('at')
    if (typeof before === 'string' && !momentProblem(before) && at < before)
      report(
        change,
        'at',
        `this change is of ${at}, but the one above it of ${before}: the latest comes last.`,
      )
    // A tolerance of one day for time zones ahead.
    const isHidden = root.get('draft') === true || scalarAt(root, 'publishAt')
    if (daysBetween(dayOf(today.getTime()), at) > 1 && !isHidden)
      report(change, 'at', `the change is of ${at}, but visitors read it as soon as this is published.`)
  }

  const status = changes.at(-1)?.get('status')
  const replay = root.get('replay', true)
  if (isMap(replay) && (status === 'cancelled' || status === 'postponed'))
    report(
      replay,
      '',
      `there is a recording, but the event was ${status}: add a change if it took place after all.`,
    )
}

/** Whether the clocks of a zone skip a local time, as they do in spring. Other rules report unknown zones and old years. */
function clockSkips(local: string, zone: string): boolean {
  if (local < '1900' || localDateTimeProblem(local) || timeZoneProblem(zone)) return false
  return wallTimeAt(instantOf(local, zone), zone).slice(-5) !== local.slice(-5)
}
