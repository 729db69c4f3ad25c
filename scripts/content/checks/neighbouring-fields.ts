import { isScalar } from 'yaml'
import { offsetOf, type ContentDocument } from './document.ts'
import { presetProblems } from '#scripts/content/checks/facts/gifts.ts'
import { problemAt, type Problem } from './problem.ts'
import { reportSumsAgree } from './report-sums.ts'

type Check = (fields: NonNullable<ContentDocument['fields']>) => Problem | Array<Problem> | undefined

/** Rules about pairs of fields, by document type. */
const checks: Record<string, Check> = {
  Donations: presetProblems,
  Event: endAfterStart,
  ImpactReport: reportSumsAgree,
}

/** The problems between fields of one document. */
export function neighbouringFieldProblems({ schema, fields }: ContentDocument): Array<Problem> {
  return [(fields && checks[schema.name]?.(fields)) ?? []].flat()
}

function endAfterStart({ excerpt, root }: NonNullable<ContentDocument['fields']>) {
  const start = root.get('start')
  const end = root.get('end', true)
  if (typeof start !== 'string' || !isScalar(end) || typeof end.value !== 'string') return undefined
  const looksRight = [start, end.value].every((time) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(time))
  // Both are local times of the same zone, in a format whose alphabetical order is that of time.
  if (!looksRight || start < end.value) return undefined
  return problemAt(excerpt, offsetOf(end), 'event-end', {
    found: `the event ends at ${end.value}, which is not after its start at ${start}.`,
    expected: 'An event ends after it starts, both in its own time zone.',
  })
}
