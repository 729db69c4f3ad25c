import { dayOf } from '#contract/days.ts'
import { posix } from 'node:path'
import type { Scalar } from 'yaml'
import { momentProblem } from './calendar.ts'
import { groupsAt, scalarAt, textAt, type ContentDocument } from './document.ts'
import type { Site } from './site.ts'

/** The fields with dates, and whether these are of what has happened. */
const FIELDS: Readonly<Record<string, 'past' | 'any'>> = {
  start: 'any',
  end: 'any',
  date: 'past',
  publishedOn: 'past',
  lastConfirmedOn: 'past',
  changedOn: 'past',
  postedOn: 'past',
  closesOn: 'any',
  publishAt: 'any',
  expiresAt: 'any',
}
/** Older than the organisation and most of its members. */
const FIRST_YEAR = 1990
const MAX_YEARS_AHEAD = 5

/** Reports implausible dates, those that contradict the file name, and positions whose last day has passed. */
export function checkDates(document: ContentDocument, { today }: Site) {
  const { fields, schema } = document
  if (!fields) return
  const { report } = fields.excerpt
  const lastYear = today.getUTCFullYear() + MAX_YEARS_AHEAD
  for (const [name, time] of Object.entries(FIELDS)) {
    const node = dateAt(document, name)
    if (!node) continue
    const year = Number(node.value.slice(0, 4))
    if (year < FIRST_YEAR || year > lastYear)
      report(node, {
        rule: 'improbable-date',
        found: `${name} is in the year ${node.value.slice(0, 4)}.`,
        fix: 'Is it a typing error?',
        expected: `Years are from ${FIRST_YEAR} to ${lastYear}.`,
      })
    // A tolerance of one day for time zones ahead.
    else if (
      time === 'past' &&
      daysBetween(dayOf(today.getTime()), node.value) > 1 &&
      !isHiddenUntil(document, node.value)
    )
      report(node, { rule: 'future-date', found: `${name} is ${node.value}, which is still to come.` })
  }
  checkName(document)
  const closesOn = schema.name === 'Job' ? dateAt(document, 'closesOn') : undefined
  if (closesOn && closesOn.value < dayOf(today.getTime()))
    report(closesOn, {
      rule: 'over',
      found: `the position was open until ${closesOn.value}.`,
      fix: 'Remove the file, or write a later day.',
    })
}

/** Whether the document is hidden before that day, so that it may be dated ahead. */
function isHiddenUntil(document: ContentDocument, day: string) {
  const from = dateAt(document, 'publishAt')
  return document.fields?.root.get('draft') === true || (from !== undefined && from.value >= day)
}

/** A date or year at the start of a file name must agree with the document. */
function checkName(document: ContentDocument) {
  const { file, fields, schema } = document
  const name = posix.basename(file)
  const [, day] = /^(\d{4}-\d{2}-\d{2})-/.exec(name) ?? []
  const node = ['start', 'date', 'publishedOn'].map((key) => dateAt(document, key)).find(Boolean)
  if (day !== undefined && node && !node.value.startsWith(day) && !earlierDays(document).includes(day)) {
    const right = node.value.slice(0, 10)
    const moved = ', or, if the event has moved since it was announced, add that to changes'
    return fields?.excerpt.report(node, {
      rule: 'name-disagrees',
      found: `the day is ${right}, but the file is called ${name}.`,
      fix: `Is the day right? Otherwise rename the file to "${name.replace(day, right)}"${schema.name === 'Event' ? moved : ''}.`,
    })
  }
  const [, year] = /^(\d{4})\.yaml$/.exec(name) ?? []
  const inside = scalarAt(fields?.root, 'year')
  if (year !== undefined && inside && inside.value !== Number(year))
    fields?.excerpt.report(inside, {
      rule: 'name-disagrees',
      found: `the year is ${String(inside.value)}, but the file is called ${name}.`,
    })
}

/** The days on which a moved event was to begin before: its file is still called after the first one. */
function earlierDays({ schema, fields }: ContentDocument): Array<string> {
  const changes = schema.name === 'Event' ? groupsAt(fields?.root, 'changes') : []
  return changes.map((change) => String(change.get('previousStart')).slice(0, 10))
}

/** A top-level field with a valid date or local time, such as 2026-03-07T10:00. Other rules report invalid ones. */
export function dateAt({ fields }: ContentDocument, name: string): Scalar<string> | undefined {
  const node = textAt(fields?.root, name)
  return node && !momentProblem(node.value) ? node : undefined
}

/** The days between two dates or times of the same clock. */
export function daysBetween(from: string, to: string): number {
  const at = (time: string) => Date.parse(time.length === 10 ? `${time}T00:00Z` : `${time}Z`)
  return (at(to) - at(from)) / 86_400_000
}
