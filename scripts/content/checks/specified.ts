import { isSeq } from 'yaml'
import { documentsBelow, type ContentDocument } from './document.ts'
import type { Finding } from './problem.ts'

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
export function checkSpecified(
  documents: ReadonlyArray<ContentDocument>,
  specified: Specified,
  report: (path: string, finding: Finding) => void,
) {
  const { statements, at, having = {}, list, words = [] } = specified
  const all = documentsBelow(documents, at)
  if (all.some(({ fields }) => fields === undefined)) return
  const found = all.filter(({ fields }) =>
    Object.entries(having).every(([name, value]) => fields?.root.get(name) === value),
  )
  const differs = (difference: string): Finding => ({
    rule: 'specified',
    found: difference,
    expected: `docs/spec.md says otherwise (${statements}). Change it there as well if this is on purpose.`,
  })
  if (list !== undefined && found.length > 0) {
    for (const { fields, report: reportFile } of found) {
      const node = fields?.root.get(list, true)
      const wrong = wrongCount(isSeq(node) ? node.items.length : 0, `entries in ${list}`, specified)
      if (wrong === undefined) continue
      if (isSeq(node)) fields?.excerpt.report(node, differs(wrong))
      else reportFile(differs(wrong))
    }
    return
  }
  // Ignoring case and line breaks.
  const text = found
    .flatMap(({ fields, body }) => [fields?.excerpt.text, body?.text])
    .join(' ')
    .replace(/\s+/gu, ' ')
    .toLowerCase()
  for (const word of words)
    if (!text.includes(word.toLowerCase())) report(at, differs(`"${word}" is not here.`))
  const counted = Object.entries(having).map(([name, value]) => ` with ${name}: ${value}`)
  const wrong = wrongCount(found.length, `documents${counted.join('')}`, specified)
  if (wrong !== undefined) report(at, differs(wrong))
}

function wrongCount(number: number, what: string, { count, atLeast = 0, atMost = Infinity }: Specified) {
  const there = `there are ${number} ${what}`
  if (count !== undefined && count !== number) return `${there}, not ${count}.`
  if (number < atLeast) return `${there}, fewer than ${atLeast}.`
  return number > atMost ? `${there}, more than ${atMost}.` : undefined
}
