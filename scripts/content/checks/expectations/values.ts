import { isScalar } from 'yaml'
import { documentsBelow, offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, problemOfFile, type Problem } from '#scripts/content/checks/problem.ts'
import { visibilityOf } from '#scripts/content/checks/visibility.ts'
import { isVisible } from '#scripts/content/visibility/visibility.ts'

type Value = string | number | boolean

/** Values of a field that the code requires: at least one document of the collection must have each. */
export type NeededValues = ReadonlyArray<{
  folder: string
  field: string
  values: ReadonlyArray<Value>
  /** Only one document may have the value. */
  isOne?: boolean
}>

/**
 * Reports required values without a document, and values with several documents of which only one is shown. Another
 * rule reports values whose documents are all hidden.
 */
export function valueProblems(
  documents: ReadonlyArray<ContentDocument>,
  needed: NeededValues,
  today: Date,
): Array<Problem> {
  return needed.flatMap(({ folder, field, values, isOne = false }) => {
    const all = documentsBelow(documents, folder)
    return values.flatMap((value) => {
      const having = all.filter(({ fields }) => fields?.root.get(field) === value)
      if (having.length === 0) return [missing(folder, `${field}: ${value}`)]
      if (!isOne) return []
      const [first, ...others] = having.filter((document) => isVisible(visibilityOf(document), today))
      return others.flatMap((document) => second(document, field, first))
    })
  })
}

function missing(folder: string, line: string) {
  return problemOfFile(`content/${folder}`, 'needed', {
    found: `no document has ${line}.`,
    expected: 'A page shows these, and would have a gap.',
  })
}

function second({ fields }: ContentDocument, field: string, first: ContentDocument | undefined) {
  const node = fields?.root.get(field, true)
  if (!fields || !first || !isScalar(node)) return []
  return [
    problemAt(fields.excerpt, offsetOf(node), 'not-shown', {
      found: `${field} is ${String(node.value)} in ${first.file} too, so this document is not shown there.`,
      expected: 'The page has room for one.',
    }),
  ]
}
