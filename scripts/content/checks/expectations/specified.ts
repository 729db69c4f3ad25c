import { isSeq } from 'yaml'
import { documentsBelow, offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, problemOfFile, type Problem } from '#scripts/content/checks/problem.ts'

/** A requirement of docs/spec.md for a file or folder: words that it contains, or a number of documents. */
export type Specified = {
  statements: string
  at: string
  /** Counts only the documents with this value in a field. */
  having?: Readonly<Record<string, string>>
  /** Counts the entries of this list in each document, instead of the documents. */
  list?: string
  words?: ReadonlyArray<string>
  /** The exact number. */
  count?: number
  /** The original number, to which editors may add. */
  atLeast?: number
  atMost?: number
}

/** Reports deviations from the specification. Skips documents that cannot be read, which other checks report. */
export function specifiedProblems(
  documents: ReadonlyArray<ContentDocument>,
  specified: Specified,
): Array<Problem> {
  const { statements, at, having = {}, list, words = [] } = specified
  const all = documentsBelow(documents, at)
  if (all.some(({ fields }) => fields === undefined)) return []
  const found = all.filter(({ fields }) =>
    Object.entries(having).every(([name, value]) => fields?.root.get(name) === value),
  )
  const differ = (difference: string) => ({
    found: difference,
    expected: `docs/spec.md says otherwise (${statements}). Change it there as well if this is on purpose.`,
  })
  if (list !== undefined && found.length > 0)
    return found.flatMap((document) => listProblems(document, list, specified, differ))

  const missing = missingIn(found, words).map((word) => `"${word}" is not here.`)
  const counted = Object.entries(having).map(([name, value]) => ` with ${name}: ${value}`)
  const wrong = wrongCount(found.length, `documents${counted.join('')}`, specified)
  return [...missing, ...wrong].map((difference) =>
    problemOfFile(`content/${at}`, 'specified', differ(difference)),
  )
}

function listProblems(
  { file, fields }: ContentDocument,
  list: string,
  specified: Specified,
  differ: (difference: string) => { found: string; expected: string },
): Array<Problem> {
  const node = fields?.root.get(list, true)
  const number = isSeq(node) ? node.items.length : 0
  return wrongCount(number, `entries in ${list}`, specified).map((difference) =>
    fields && isSeq(node)
      ? problemAt(fields.excerpt, offsetOf(node), 'specified', differ(difference))
      : problemOfFile(file, 'specified', differ(difference)),
  )
}

function wrongCount(number: number, what: string, { count, atLeast = 0, atMost = Infinity }: Specified) {
  const there = `there are ${number} ${what}`
  if (count !== undefined && count !== number) return [`${there}, not ${count}.`]
  if (number < atLeast) return [`${there}, fewer than ${atLeast}.`]
  return number > atMost ? [`${there}, more than ${atMost}.`] : []
}

/** The words that no document contains, ignoring case and line breaks. */
function missingIn(documents: ReadonlyArray<ContentDocument>, words: ReadonlyArray<string>) {
  // Nearly all words are found by an exact search, which is a hundred times as fast.
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
