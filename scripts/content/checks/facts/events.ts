import { isMap, isScalar } from 'yaml'
import { type ContentDocument, offsetOf } from '#scripts/content/checks/document.ts'
import { type Problem, problemAt } from '#scripts/content/checks/problem.ts'
import { isAtYoutube, youtubeId } from '#src/lib/youtube.ts'
import { datedField, daysBetween } from './days.ts'

const MAX_EVENT_DAYS = 14

/** Contradictions within an event: between its times, its recording, and whether it is over. */
export function eventProblems(document: ContentDocument, today: Date): Array<Problem> {
  const { schema, fields } = document
  if (schema.name !== 'Event' || !fields) return []
  const { root, excerpt } = fields
  const start = datedField(document, 'start')
  const end = datedField(document, 'end')
  const zone = root.get('timeZone')
  const problems: Array<Problem> = []

  if (start && end && daysBetween(start.value, end.value) > MAX_EVENT_DAYS) {
    problems.push(
      end.report('event-length', {
        found: `the event lasts ${Math.round(daysBetween(start.value, end.value))} days.`,
        fix: 'Is the year or the month of its end right?',
        expected: `Events of more than ${MAX_EVENT_DAYS} days are rare.`,
      }),
    )
  }
  for (const time of [start, end]) {
    if (!time || typeof zone !== 'string' || !clockSkips(time.value, zone)) continue
    problems.push(
      time.report('clock-change', {
        found: `there is no ${time.value.slice(11)} on ${time.value.slice(0, 10)} in ${zone}.`,
        fix: 'Write a time an hour later.',
        expected: 'In that night the clocks are put forward, and this hour is left out.',
      }),
    )
  }

  // The time zone of the place may be half a day off; a tolerance of one day covers every zone.
  const now = today.toISOString().slice(0, 16)
  const isOver = end && daysBetween(end.value, now) > 1
  const isToCome = end && daysBetween(now, end.value) > 1
  const replay = root.get('replay', true)
  const address = isMap(replay) ? replay.get('url', true) : undefined
  if (isScalar(address) && typeof address.value === 'string' && isNoVideo(address.value)) {
    problems.push(
      problemAt(excerpt, offsetOf(address), 'video-address', {
        found: `"${address.value}" is at YouTube, but it is not the address of a video.`,
        fix: 'Open the video there and copy its address: https://www.youtube.com/watch?v=…',
        expected: 'The page plays the video itself, and needs the eleven characters that name it.',
      }),
    )
  }
  if (isMap(replay) && isToCome) {
    problems.push(
      problemAt(excerpt, offsetOf(replay), 'early-replay', {
        found: `there is a recording, but the event ends on ${end.value.slice(0, 10)}.`,
        expected: 'An event is recorded when it takes place.',
      }),
    )
  }
  const registration = root.get('registrationUrl', true)
  if (isScalar(registration) && end && isOver) {
    problems.push(
      problemAt(excerpt, offsetOf(registration), 'over', {
        found: `people can still sign up, but the event was over on ${end.value.slice(0, 10)}.`,
        fix: 'Remove the line.',
        expected: 'Links to sign up stand there while an event is to come.',
      }),
    )
  }
  return problems
}

function isNoVideo(address: string) {
  return isAtYoutube(address) && youtubeId(address) === null
}

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** Whether the clocks of a zone skip a local time, as they do in spring. Unknown zones skip nothing. */
function clockSkips(local: string, zone: string): boolean {
  const wanted = Date.parse(`${local}Z`)
  const shown = [-14, -1, 0, 1, 14].map((hours) => offsetAt(wanted + hours * 3_600_000, zone))
  // If the clock shows this time at all, it does so with one of the offsets around it.
  return shown.every((offset) => offset !== null && offsetAt(wanted - offset, zone) !== offset)
}

/** The offset of a zone from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number | null {
  const format = formatOf(zone)
  if (!format || Number.isNaN(moment)) return null
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0)
  return shown - Math.floor(moment / 1000) * 1000
}

function formatOf(zone: string) {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = makeFormat(zone)
  formats.set(zone, format)
  return format
}

function makeFormat(timeZone: string) {
  const all = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  try {
    return new Intl.DateTimeFormat('en', { ...all, second: 'numeric', hourCycle: 'h23', timeZone })
  } catch {
    // Another rule reports unknown zones.
    return null
  }
}
