import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'

/** The comment above each example value of `npm run content:new`. */
export const EXAMPLE_REMARK = 'An example: write your own.'

/** Reports example values of `npm run content:new` in documents that are not drafts any more. */
export function remarkProblems({ fields, file }: ContentDocument): Array<Problem> {
  if (!fields || fields.root.get('draft') === true) return []
  const { excerpt } = fields
  return [...excerpt.text.matchAll(new RegExp(`#\\s*${EXAMPLE_REMARK}`, 'g'))].map(({ index }) =>
    problemAt(excerpt, index, 'placeholder-text', {
      found: 'this line is still the example it was made with.',
      fix: 'Write your own words and remove the remark. If it is right as it is, remove the remark.',
      expected: `Nothing in ${file} is an example once it is published.`,
    }),
  )
}
