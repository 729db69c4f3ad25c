import { closestMatch } from 'leven'

/** An allowed value, its synonyms, and its meaning if the value itself does not show it: NG. */
export type Candidate = { value: string; alsoCalled?: ReadonlyArray<string>; meaning?: string }

/** The maximum number of typing mistakes in a word: in proportion to its length, and at most three. */
function allowedSlips(word: string) {
  if (word.length < 3) return 0
  return Math.max(1, Math.min(3, Math.round(word.length * 0.4)))
}

/** The most likely intended value, or undefined if none is similar enough. */
export function nearest(written: string, candidates: ReadonlyArray<Candidate>): string | undefined {
  const byName = new Map<string, string>()
  for (const { value, alsoCalled = [] } of candidates) {
    for (const name of [value, ...alsoCalled]) {
      if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), value)
    }
  }
  const word = written.trim().toLowerCase()
  const match = byName.has(word)
    ? word
    : closestMatch(word, [...byName.keys()], { maxDistance: allowedSlips(word) })
  return match === undefined ? undefined : byName.get(match)
}

/** A sentence that suggests the nearest match, if there is one. */
export function didYouMean(written: string, candidates: ReadonlyArray<Candidate>): string | undefined {
  const match = nearest(written, candidates)
  if (match === undefined) return undefined
  const meaning = candidates.find(({ value }) => value === match)?.meaning
  return `Did you mean "${match}"${inBrackets(meaning)}?`
}

function inBrackets(meaning: string | undefined) {
  return meaning === undefined ? '' : ` (${meaning})`
}

/** Converts strings to candidates. */
export function named(values: Iterable<string>): Array<Candidate> {
  return [...values].map((value) => ({ value }))
}

const MAX_SHOWN = 12

/** The allowed values as a readable line; `where` is the file with all of them. */
export function allowed(candidates: ReadonlyArray<Candidate>, where?: string): string {
  const values = candidates.map(({ value, meaning }) => value + inBrackets(meaning))
  const shown = values.slice(0, MAX_SHOWN).join(', ')
  const rest = values.length > MAX_SHOWN ? ` and ${values.length - MAX_SHOWN} more` : ''
  return `Allowed: ${shown}${rest}${where === undefined ? '.' : ` (see ${where})`}`
}
