import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import { localDateTimeProblem, momentProblem } from '#scripts/content/checks/calendar.ts'
import { offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem, type ProblemText } from '#scripts/content/checks/problem.ts'
import { dayOf, daysBetween } from './days.ts'

/** The entries of an event's `changes`. */
function changesOf({ schema, fields }: ContentDocument): Array<YAMLMap> {
  const changes = schema.name === 'Event' ? fields?.root.get('changes', true) : undefined
  return isSeq(changes) ? changes.items.filter(isMap) : []
}

/** The days on which a moved event was to begin before: its file is still called after the first one. */
export function earlierDays(document: ContentDocument): Array<string> {
  return changesOf(document).map((change) => String(change.get('previousStart')).slice(0, 10))
}

/** Contradictions in the changes of an event, from which its status and the revisions for calendars are taken. */
export function eventChangeProblems(document: ContentDocument, today: Date): Array<Problem> {
  const { fields } = document
  const changes = changesOf(document)
  if (!fields || changes.length === 0) return []
  const problems: Array<Problem> = []
  const report = (map: YAMLMap, key: string, words: ProblemText) => {
    const value = map.get(key, true)
    const node = isScalar(value) ? value : map
    problems.push(problemAt(fields.excerpt, offsetOf(node), 'event-change', words))
  }

  changes.forEach((change, index) => {
    const [status, at] = [change.get('status'), change.get('at')]
    const [earlier, start] = [change.get('previousStart'), startAfter(changes, index, fields.root)]
    if (status === 'rescheduled' && earlier === undefined)
      report(change, 'status', {
        found: 'the event was moved, but not from where.',
        fix: 'Add a line previousStart with the day and time at which it was to start before.',
        expected: 'Visitors and calendars read both, the new start and the old one.',
      })
    if (status !== 'rescheduled' && earlier !== undefined)
      report(change, 'previousStart', {
        found: `there is a previousStart, but the status is ${String(status)}.`,
        fix: 'Remove the line, or write rescheduled.',
        expected: 'Only an event that was moved has an earlier start.',
      })
    if (typeof earlier === 'string' && !localDateTimeProblem(earlier) && earlier === start)
      report(change, 'previousStart', {
        found: `the event was moved from ${earlier}, and starts at the same time.`,
        fix: 'Write the new times into start and end, and the old start here.',
        expected: 'An event that was moved starts at another time.',
      })
    if (typeof at !== 'string' || momentProblem(at)) return
    const before = changes[index - 1]?.get('at')
    if (typeof before === 'string' && !momentProblem(before) && at < before)
      report(change, 'at', {
        found: `this change is of ${at}, but the one above it of ${before}.`,
        fix: 'Move the later change to the end of the list.',
        expected: 'Calendars take the last change for the newest.',
      })
    // A tolerance of one day for time zones ahead.
    if (daysBetween(dayOf(today), at) > 1 && !isHidden(fields.root))
      report(change, 'at', {
        found: `the change is of ${at}, which is still to come.`,
        fix: 'Write the day on which you tell people.',
        expected: 'Visitors read the change as soon as this is published.',
      })
  })

  const status = changes.at(-1)?.get('status')
  const replay = fields.root.get('replay', true)
  if (isMap(replay) && (status === 'cancelled' || status === 'postponed'))
    problems.push(
      problemAt(fields.excerpt, offsetOf(replay), 'event-change', {
        found: `there is a recording, but the event was ${status}.`,
        fix: 'If it took place after all, add a change that says so.',
        expected: 'An event is recorded when it takes place.',
      }),
    )
  return problems
}

/** The start of the event after a change: what the next move left, or its present start. */
function startAfter(changes: ReadonlyArray<YAMLMap>, index: number, root: YAMLMap): unknown {
  const next = changes.slice(index + 1).find((change) => change.has('previousStart'))
  return next ? next.get('previousStart') : root.get('start')
}

function isHidden(root: YAMLMap): boolean {
  return root.get('draft') === true || isScalar(root.get('publishAt', true))
}
