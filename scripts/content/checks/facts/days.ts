import { isScalar } from 'yaml'
import { momentProblem } from '#scripts/content/checks/calendar.ts'
import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { offsetOf } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem, type Rule, type ProblemText } from '#scripts/content/checks/problem.ts'

/** A field with a date or a local time: 2026-03-07 or 2026-03-07T10:00. */
export type DatedField = { value: string; report: (rule: Rule, words: ProblemText) => Problem }

/** A top-level field of a document with a valid date, or undefined. */
export function datedField({ fields }: ContentDocument, name: string): DatedField | undefined {
  const node = fields?.root.get(name, true)
  if (!fields || !isScalar(node) || typeof node.value !== 'string') return undefined
  // Other rules report invalid dates.
  if (momentProblem(node.value)) return undefined
  return {
    value: node.value,
    report: (rule, words) => problemAt(fields.excerpt, offsetOf(node), rule, words),
  }
}

/** The date of a moment, as 2026-03-07. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The full days between two dates or times of the same clock. */
export function daysBetween(from: string, to: string): number {
  const at = (time: string) => Date.parse(time.length === 10 ? `${time}T00:00Z` : `${time}Z`)
  return (at(to) - at(from)) / 86_400_000
}
