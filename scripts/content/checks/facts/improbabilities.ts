import type { ContentDocument } from '#scripts/content/checks/document.ts'
import type { Problem } from '#scripts/content/checks/problem.ts'
import { dateProblems, jobProblems } from '#scripts/content/checks/facts/dates.ts'
import { eventChangeProblems } from './event-changes.ts'
import { eventProblems } from '#scripts/content/checks/facts/events.ts'
import { nearDuplicateProblems } from './near-duplicates.ts'

/**
 * Reports values that are valid in their field but implausible or outdated: dates, times, and duplicate documents.
 */
export function improbabilities(documents: ReadonlyArray<ContentDocument>, today: Date): Array<Problem> {
  return [
    ...documents.flatMap((document) => [
      ...dateProblems(document, today),
      ...eventProblems(document, today),
      ...eventChangeProblems(document, today),
      ...jobProblems(document, today),
    ]),
    ...nearDuplicateProblems(documents),
  ]
}
