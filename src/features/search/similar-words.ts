const ENDING = /(?:ions?|ing|ments?|ships?|ers?|ed|es|e|s)$/u
const SHORTEST_STEM = 3

/** The beginnings of known words that a typed word may mean. */
export type Reading = { beginnings: Array<string>; isGuess: boolean }

/**
 * Reads a typed word. A looser match counts only if the stricter one finds nothing: as typed ("donat"), with another
 * ending ("volunteering"), and, as a guess, with typing mistakes ("dontaion") and with mistakes in an unfinished word
 * ("donai"). Null if no word is similar.
 */
export function readWord(typed: string, known: Iterable<string>): Reading | null {
  const words = [...known]
  const isKnown = (beginning: string) => words.some((word) => word.startsWith(beginning))
  if (isKnown(typed)) return { beginnings: [typed], isGuess: false }
  const stem = typed.replace(ENDING, '')
  if (stem.length >= SHORTEST_STEM && isKnown(stem)) return { beginnings: [stem], isGuess: false }
  const allowed = allowedMistakes(typed)
  if (allowed === 0) return null
  const distances = words.map((word) => ({ word, ...mistakes(typed, word) }))
  for (const measure of ['inWhole', 'inBeginning'] as const) {
    const fewest = Math.min(...distances.map((distance) => distance[measure]))
    if (fewest <= allowed) {
      const nearest = distances.filter((distance) => distance[measure] === fewest)
      return { beginnings: nearest.map(({ word }) => word), isGuess: true }
    }
  }
  return null
}

function allowedMistakes(typed: string): number {
  if (/\d/u.test(typed) || typed.length < 4) return 0
  return typed.length < 8 ? 1 : 2
}

/**
 * The number of wrong, missing, extra or swapped letters (optimal string alignment), compared with the whole word and
 * with its nearest prefix.
 */
function mistakes(typed: string, word: string): { inWhole: number; inBeginning: number } {
  let beforeLast: Array<number> = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return { inWhole: at(last, word.length), inBeginning: Math.min(...last) }
}

function at(row: ReadonlyArray<number>, column: number): number {
  return row[column] ?? Infinity
}
