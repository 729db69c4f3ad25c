import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { problemOfFile, type Problem } from '#scripts/content/checks/problem.ts'
import { below } from './below.ts'

/** What docs/spec.md says about the content of a file or folder: words that stand there, or how many documents. */
export type Specified = {
  statements: string
  at: string
  words?: ReadonlyArray<string>
  /** How many there are, neither more nor fewer. */
  count?: number
  /** How many there were at first: editors add to them. */
  atLeast?: number
}

/** Where the content leaves the specification. */
export function specifiedProblems(
  documents: ReadonlyArray<ContentDocument>,
  { statements, at, words = [], count, atLeast = 0 }: Specified,
): Array<Problem> {
  const found = below(documents, at)
  const missing = missingIn(found, words).map((word) => `"${word}" is not here.`)
  const wrong =
    count !== undefined && count !== found.length
      ? [`there are ${found.length} documents, not ${count}.`]
      : found.length < atLeast
        ? [`there are ${found.length} documents, fewer than ${atLeast}.`]
        : []
  return [...missing, ...wrong].map((difference) =>
    problemOfFile(`content/${at}`, 'specified', {
      found: difference,
      expected: `docs/spec.md says otherwise (${statements}). Change it there as well if this is on purpose.`,
    }),
  )
}

/** The words that no document has, in any letters and across line breaks. */
function missingIn(documents: ReadonlyArray<ContentDocument>, words: ReadonlyArray<string>) {
  // As they are written is how they nearly always stand there, and is found a hundred times as fast.
  const left = words.filter(
    (word) => !documents.some((document) => textsOf(document).some((text) => text.includes(word))),
  )
  if (left.length === 0) return []
  const plain = documents.flatMap(textsOf).join(' ').replace(/\s+/gu, ' ').toLowerCase()
  return left.filter((word) => !plain.includes(word.toLowerCase()))
}

function textsOf({ fields, body }: ContentDocument): Array<string> {
  return [fields?.excerpt.text ?? '', body?.text ?? '']
}
