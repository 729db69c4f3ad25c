import type { ContentDocument } from '#scripts/content/checks/document.ts'
import type { Problem } from '#scripts/content/checks/problem.ts'
import { datedField, dayOf } from './days.ts'

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
