import { posix } from 'node:path'
import { isScalar } from 'yaml'
import { offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'
import { datedField, dayOf, daysBetween, type DatedField } from './days.ts'
import { earlierDays } from './event-changes.ts'

const FIELDS = [
  'start',
  'end',
  'date',
  'publishedOn',
  'lastConfirmedOn',
  'changedOn',
  'postedOn',
  'closesOn',
  'publishAt',
  'expiresAt',
]
/** Dates of past events. */
const PAST_FIELDS = ['date', 'publishedOn', 'lastConfirmedOn', 'changedOn', 'postedOn']
/** Older than the organisation and most of its members. */
const FIRST_YEAR = 1990
const MAX_YEARS_AHEAD = 5

/** Reports implausible dates, and dates that contradict the file name. */
export function dateProblems(document: ContentDocument, today: Date): Array<Problem> {
  const problems = FIELDS.flatMap((name) => {
    const field = datedField(document, name)
    return field ? (improbable(field, name, document, today) ?? []) : []
  })
  return [...problems, ...nameProblems(document)]
}

function improbable(
  field: DatedField,
  name: string,
  document: ContentDocument,
  today: Date,
): Problem | undefined {
  const year = Number(field.value.slice(0, 4))
  const last = today.getUTCFullYear() + MAX_YEARS_AHEAD
  if (year < FIRST_YEAR || year > last) {
    return field.report('improbable-date', {
      found: `${name} is in the year ${field.value.slice(0, 4)}.`,
      fix: 'Is it a typing error?',
      expected: `Years are from ${FIRST_YEAR} to ${last}.`,
    })
  }
  // A tolerance of one day for time zones ahead.
  if (!PAST_FIELDS.includes(name) || daysBetween(dayOf(today), field.value) <= 1) return undefined
  if (isHiddenUntil(document, field.value)) return undefined
  return field.report('future-date', {
    found: `${name} is ${field.value}, which is still to come.`,
    expected: 'This field says when something was.',
  })
}

/** Whether the document is hidden before that day, so that it may be dated ahead. */
function isHiddenUntil(document: ContentDocument, day: string) {
  const from = datedField(document, 'publishAt')
  return document.fields?.root.get('draft') === true || (from !== undefined && from.value >= day)
}

/** A date or year at the start of a file name must agree with the document. */
function nameProblems(document: ContentDocument): Array<Problem> {
  const name = posix.basename(document.file)
  const [, day] = /^(\d{4}-\d{2}-\d{2})-/.exec(name) ?? []
  const field = ['start', 'date', 'publishedOn'].map((key) => datedField(document, key)).find(Boolean)
  if (day !== undefined && field && !field.value.startsWith(day) && !earlierDays(document).includes(day)) {
    const words = {
      found: `the day is ${field.value.slice(0, 10)}, but the file is called ${name}.`,
      fix: `Is the day right? Otherwise rename the file to "${name.replace(day, field.value.slice(0, 10))}"${
        document.schema.name === 'Event'
          ? ', or, if the event has moved since it was announced, add that to changes'
          : ''
      }.`,
      expected: 'A file whose name begins with a day has that day inside.',
    }
    return [field.report('name-disagrees', words)]
  }
  const [, year] = /^(\d{4})\.yaml$/.exec(name) ?? []
  const inside = document.fields?.root.get('year', true)
  if (year === undefined || !document.fields || !isScalar(inside) || inside.value === Number(year)) return []
  const words = {
    found: `the year is ${String(inside.value)}, but the file is called ${name}.`,
    expected: 'A file that is called after a year is about that year.',
  }
  return [problemAt(document.fields.excerpt, offsetOf(inside), 'name-disagrees', words)]
}

/** Reports positions whose last day to apply has passed. */
export function jobProblems(document: ContentDocument, today: Date): Array<Problem> {
  const closesOn = document.schema.name === 'Job' ? datedField(document, 'closesOn') : undefined
  if (!closesOn || closesOn.value >= dayOf(today)) return []
  return [
    closesOn.report('over', {
      found: `the position was open until ${closesOn.value}.`,
      fix: 'Remove the file, or write a later day.',
      expected: 'Positions are removed when nobody can apply any more.',
    }),
  ]
}
