import { isScalar, visit } from 'yaml'
import { unprintable } from '#scripts/report/letters.ts'
import { offsetOf, type ContentDocument } from './document.ts'
import { problemAt, type Problem } from './problem.ts'

/** Reports characters in a report's texts that its fonts do not contain, so that the PDF could not be generated. */
export function letterProblems({ schema, fields }: ContentDocument): Array<Problem> {
  if (!fields) return []
  const printed = { ImpactReport: fields.root, SiteSettings: fields.root.get('name', true) }[schema.name]
  if (printed === undefined) return []
  const problems: Array<Problem> = []
  visit(printed, {
    Scalar(key, node) {
      const character =
        key !== 'key' && isScalar(node) && typeof node.value === 'string' && unprintable(node.value)
      if (!character) return
      problems.push(
        problemAt(fields.excerpt, offsetOf(node), 'unprintable', {
          found: `the character ${character} cannot be printed.`,
          fix: 'Write it with other letters.',
          expected:
            'The fonts of the report have the letters of English, Yoruba, Igbo, Hausa and other Latin languages, and ₦.',
        }),
      )
    },
  })
  return problems
}
