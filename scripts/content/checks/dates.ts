import { posix } from 'node:path'
import { dayOf } from '#contract/days.ts'
import { momentOf } from '#scripts/content/visibility.ts'
import type { Field } from '#src/content/schema/field.ts'
import { isAtYoutube, youtubeId } from '#src/features/events/recording.ts'
import { instantOf, wallTimeAt } from '#src/lib/zoned-time.ts'
import { dataOf, type ContentDocument, type Site } from './document.ts'
import { didYouMean } from './nearest.ts'
import type { Finding } from './problem.ts'

const DATES: ReadonlyArray<Field['kind']> = ['date', 'localDateTime', 'moment']

/** The problem with a date, a time or the name of a time zone by itself, or undefined. */
export function timeFinding(value: string, kind: Field['kind']): Finding | undefined {
  if (kind === 'timeZone') return timeZoneFinding(value)
  if (!DATES.includes(kind)) return undefined
  const isDay = kind === 'date' || (kind === 'moment' && value.length <= 10)
  if (momentOf(value) && isDay === (value.length === 10)) return undefined
  if (isDay) return ['date', `"${value}" is no day of the calendar.`]
  return ['date-time', `"${value}" is no day and time.`]
}

/** The city in the name of a zone: Lagos for Africa/Lagos. */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

function timeZoneFinding(value: string): Finding | undefined {
  const zone = canonicalZone(value)
  const isOtherCase = zone !== value && zone?.toLowerCase() === value.toLowerCase()
  // Etc/GMT-1 is an hour ahead of UTC, contrary to what authors expect. UTC and EST are no places either.
  if (zone && /^(?!Etc\/)[A-Z]\w+\//.test(value) && !isOtherCase) return undefined
  const zones = Intl.supportedValuesOf('timeZone')
  const places = zones.map((name) => ({ value: name, alsoCalled: [cityOf(name)] }))
  return ['time-zone', `"${value}" is no time zone of a place.${didYouMean(value, places)}`]
}

/** The name of the zone on this system; renamed zones keep their old names. */
function canonicalZone(zone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    // Intl throws a RangeError for unknown zones.
    return undefined
  }
}

const PAST = ['date', 'publishedOn', 'lastConfirmedOn', 'changedOn', 'postedOn']
/** Older than the organisation and most of its members. */
const FIRST_YEAR = 1990
const MAX_YEARS_AHEAD = 5

/** Reports implausible dates, those that contradict the file name, what is over, and contradictions within events. */
export function checkDates(document: ContentDocument, { today }: Site) {
  const { schema, file, data, values, report } = document
  const day = dayOf(today.getTime())
  const lastYear = today.getUTCFullYear() + MAX_YEARS_AHEAD
  const { draft, publishAt = '', closesOn } = data
  for (const { field, label, path, data: value } of values) {
    if (!DATES.includes(field.kind) || typeof value !== 'string') continue
    const year = Number(value.slice(0, 4))
    // What is hidden until then may be dated ahead.
    const isHidden = draft === true || String(publishAt) >= value
    if (year < FIRST_YEAR || year > lastYear)
      report(path, 'improbable-date', `${label} is in the year ${year}.`)
    else if (PAST.includes(label) && isBefore(day, value) && !isHidden)
      report(path, 'future-date', `${label} is ${value}.`)
  }
  if (schema.name === 'Job' && typeof closesOn === 'string' && closesOn < day)
    report('closesOn', 'over', `the position was open until ${closesOn}.`)

  const name = posix.basename(file)
  const [dated] = /^\d{4}(?:-\d{2}-\d{2}(?=-)|(?=\.yaml$))/.exec(name) ?? []
  const field = ['start', 'date', 'publishedOn', 'year'].find((each) => data[each] !== undefined)
  // The file of a moved event is still called after the first of its days.
  const earlier = values.filter(({ path }) => path.endsWith('.previousStart'))
  const days = [field && data[field], ...earlier.map((each) => each.data)]
  if (dated && field && !days.some((each) => String(each).startsWith(dated)))
    report(field, 'name-disagrees', `the file is called ${name}, and says something else inside.`)
  checkEvent(document, today)
}

/** The days between two dates or times of the same clock. */
function daysBetween(from: string, to: string): number {
  const at = (time: string) => Date.parse(time.length === 10 ? `${time}T00:00Z` : `${time}Z`)
  return (at(to) - at(from)) / 86_400_000
}

/** Whether a time is over at another one, in any time zone: the clock of a place may be half a day off. */
function isBefore(time: string, other: string): boolean {
  return daysBetween(time, other) > 1
}

const MAX_EVENT_DAYS = 14
/** Buildings and streets, where nobody is online. */
const VENUE = /\b(?:hall|cent(?:re|er)|schools?|hotel|campus|library|church|mosque|street|road|avenue)\b/iu

function checkEvent(document: ContentDocument, today: Date) {
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
  const [hour] = /(?<=T)0[1-5]:\d\d/.exec(start ?? '') ?? []
  if (hour) report('start', 'event-hour', `the event starts at ${hour}, at night.`)
  if (place && isOnline && VENUE.test(place))
    report('place', 'online-venue', `the event is online, but takes place at "${place}".`)

  const now = today.toISOString().slice(0, 16)
  if (replay?.url && isAtYoutube(replay.url) && youtubeId(replay.url) === null)
    report('replay.url', 'video-address', `"${replay.url}" is not the address of a video.`)
  if (replay && end && isBefore(now, end))
    report('replay', 'early-replay', `there is a recording, but the event ends on ${end.slice(0, 10)}.`)
  if (registrationUrl && end && isBefore(end, now))
    report('registrationUrl', 'over', `people can sign up, but the event was over on ${end.slice(0, 10)}.`)
  checkChanges(document, today)
}

/** Contradictions in the changes of an event, from which its status and the revisions for calendars are taken. */
function checkChanges(document: ContentDocument, today: Date) {
  const { start, replay, draft, publishAt, changes = [] } = dataOf(document, 'Event') ?? {}
  const report = (place: string, found: string) => document.report(place, 'event-change', found)
  for (const [index, { status, at, previousStart }] of changes.entries()) {
    const place = `changes.${index}`
    // What the next move left, or the present start.
    const next = changes.slice(index + 1).find((each) => each.previousStart)?.previousStart ?? start
    const before = changes[index - 1]?.at
    if (status === 'rescheduled' && !previousStart)
      report(`${place}.status`, 'the event was moved, but nothing says from when (previousStart).')
    if (status !== 'rescheduled' && previousStart)
      report(`${place}.previousStart`, 'there is a previousStart, but the status is not rescheduled.')
    if (previousStart && previousStart === next)
      report(`${place}.previousStart`, `the event was moved from ${next}, and starts at the same time.`)
    if (at && before && at < before)
      report(`${place}.at`, `this change of ${at} stands below one of ${before}: the latest comes last.`)
    if (at && isBefore(dayOf(today.getTime()), at) && !draft && publishAt === undefined)
      report(`${place}.at`, `the change is of ${at}, but visitors read it as soon as this is published.`)
  }
  const status = changes.at(-1)?.status
  if (replay && (status === 'cancelled' || status === 'postponed'))
    report('replay', `there is a recording, but the event was ${status}: add a change if it was held.`)
}

/** Whether the clocks of a zone skip a local time, as they do in spring. Another rule reports old years. */
function clockSkips(local: string, zone: string): boolean {
  return local >= '1900' && wallTimeAt(instantOf(local, zone), zone).slice(-5) !== local.slice(-5)
}
