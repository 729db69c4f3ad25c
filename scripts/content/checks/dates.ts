import { dayOf } from '#contract/days.ts'
import { posix } from 'node:path'
import { isScalar, type Scalar } from 'yaml'
import type { Field } from '#src/content/schema/field.ts'
import { momentOf } from '#scripts/content/visibility/visibility.ts'
import { didYouMean } from './nearest.ts'
import type { Finding } from './problem.ts'
import { groupsAt, scalarAt, type ContentDocument, type Site } from './document.ts'

/** The problem with a day, or undefined. */
export function dateProblem(value: string): Finding | undefined {
  if (value.length === 10 && momentOf(value)) return undefined
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(value) ?? []
  const better = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const fix = momentOf(better) && `Did you mean ${better}?`
  return { rule: 'date', found: `"${value}" is no day of the calendar.`, fix }
}

/** The problem with a local time, or undefined. */
export function localDateTimeProblem(value: string): Finding | undefined {
  if (value.length > 10 && momentOf(value)) return undefined
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/i.exec(value) ?? []
  const fix = momentOf(`${day}T${time}`) && `Did you mean ${day}T${time}?`
  return { rule: 'date-time', found: `"${value}" is no day and time.`, fix }
}

/** The problem with a day or a local time, or undefined. */
export function momentProblem(value: string): Finding | undefined {
  return value.length > 10 ? localDateTimeProblem(value) : dateProblem(value)
}

/** The city in the name of a zone: Lagos for Africa/Lagos. */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** The problem with the name of a time zone, or undefined. */
export function timeZoneProblem(value: string): Finding | undefined {
  const zone = canonicalZone(value)
  const isOtherCase = zone !== value && zone?.toLowerCase() === value.toLowerCase()
  // Etc/GMT-1 is an hour ahead of UTC, contrary to what authors expect. UTC and EST are no places either.
  if (zone && /^(?!Etc\/)[A-Z]\w+\//.test(value) && !isOtherCase) return undefined
  const zones = Intl.supportedValuesOf('timeZone').map((name) => ({
    value: name,
    alsoCalled: [cityOf(name)],
  }))
  const found = `"${value}" is no time zone of a place.`
  return { rule: 'time-zone', found, fix: didYouMean(value, zones) }
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

/** The fields that say when something was. */
const PAST = ['date', 'publishedOn', 'lastConfirmedOn', 'changedOn', 'postedOn']
const DATES: ReadonlyArray<Field['kind']> = ['date', 'localDateTime', 'moment']
/** Older than the organisation and most of its members. */
const FIRST_YEAR = 1990
const MAX_YEARS_AHEAD = 5

/** Reports implausible dates, those that contradict the file name, and positions whose last day has passed. */
export function checkDates(document: ContentDocument, { today }: Site) {
  const { schema, values, report } = document
  const lastYear = today.getUTCFullYear() + MAX_YEARS_AHEAD
  for (const { field, label, node } of values) {
    if (!DATES.includes(field.kind) || !isDay(node)) continue
    const year = Number(node.value.slice(0, 4))
    if (year < FIRST_YEAR || year > lastYear)
      report(node, { rule: 'improbable-date', found: `${label} is in the year ${year}.` })
    // A tolerance of one day for time zones ahead.
    else if (
      PAST.includes(label) &&
      daysBetween(dayOf(today.getTime()), node.value) > 1 &&
      !isHiddenUntil(document, node.value)
    )
      report(node, { rule: 'future-date', found: `${label} is ${node.value}.` })
  }
  checkName(document)
  const closesOn = schema.name === 'Job' ? dateAt(document, 'closesOn') : undefined
  if (closesOn && closesOn.value < dayOf(today.getTime()))
    report(closesOn, {
      rule: 'over',
      found: `the position was open until ${closesOn.value}.`,
    })
}

/** Whether the document is hidden before that day, so that it may be dated ahead. */
function isHiddenUntil(document: ContentDocument, day: string) {
  const from = dateAt(document, 'publishAt')
  return document.root?.get('draft') === true || (from !== undefined && from.value >= day)
}

/** A date or year at the start of a file name must agree with the document. */
function checkName(document: ContentDocument) {
  const { file, root, report } = document
  const name = posix.basename(file)
  const found = `the file is called ${name}, and says something else inside.`
  const [day] = /^\d{4}(?:-\d{2}-\d{2}(?=-)|(?=\.yaml$))/.exec(name) ?? []
  const node =
    ['start', 'date', 'publishedOn'].map((key) => dateAt(document, key)).find(Boolean) ??
    scalarAt(root, 'year')
  // The file of a moved event is still called after the first of its days.
  const earlier = groupsAt(root, 'changes').map((change) => String(change.get('previousStart')))
  if (day && node && ![String(node.value), ...earlier].some((each) => each.startsWith(day)))
    report(node, { rule: 'name-disagrees', found })
}

/** A top-level field with a valid date or local time, such as 2026-03-07T10:00. */
export function dateAt({ root }: ContentDocument, name: string): Scalar<string> | undefined {
  const node = scalarAt(root, name)
  return isDay(node) ? node : undefined
}

/** Other rules report invalid dates. */
function isDay(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string' && !momentProblem(node.value)
}

/** The days between two dates or times of the same clock. */
export function daysBetween(from: string, to: string): number {
  const at = (time: string) => Date.parse(time.length === 10 ? `${time}T00:00Z` : `${time}Z`)
  return (at(to) - at(from)) / 86_400_000
}
