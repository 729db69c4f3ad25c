import { closestMatch } from 'leven'

/** An allowed value, its synonyms, and its meaning if the value itself does not show it: NG. */
export type Candidate = { value: string; alsoCalled?: ReadonlyArray<string>; meaning?: string }

type Candidates = Iterable<string | Candidate>

function described(candidates: Candidates): Array<Candidate> {
  return [...candidates].map((each) => (typeof each === 'string' ? { value: each } : each))
}

/** The most likely intended value, or undefined if none is similar enough. */
export function nearest(written: string, candidates: Candidates): Candidate | undefined {
  const named = described(candidates).flatMap((candidate) =>
    [candidate.value, ...(candidate.alsoCalled ?? [])].map((name) => ({
      name: name.toLowerCase(),
      candidate,
    })),
  )
  const word = written.trim().toLowerCase()
  const names = named.map(({ name }) => name)
  // In proportion to the length of the word, and at most three.
  const maxDistance = word.length < 3 ? 0 : Math.min(3, Math.round(word.length * 0.4))
  const match = closestMatch(word, names, { maxDistance }) ?? word
  return named.find(({ name }) => name === match)?.candidate
}

/** A sentence behind what was found that suggests the nearest match, if there is one. */
export function didYouMean(written: string, candidates: Candidates): string {
  const match = nearest(written, candidates)
  return match ? ` Did you mean "${match.value}"${inBrackets(match.meaning)}?` : ''
}

function inBrackets(meaning: string | undefined) {
  return meaning === undefined ? '' : ` (${meaning})`
}

const MAX_SHOWN = 12

/** The allowed values as a readable line; `where` is the file with all of them. */
export function allowed(candidates: Candidates, where?: string): string {
  const values = described(candidates).map(({ value, meaning }) => value + inBrackets(meaning))
  const shown = values.slice(0, MAX_SHOWN).join(', ')
  const rest = values.length > MAX_SHOWN ? ` and ${values.length - MAX_SHOWN} more` : ''
  return `Allowed: ${shown}${rest}${where === undefined ? '.' : ` (see ${where})`}`
}
