/**
 * Matches words that begin with a search word, with the character before them in a group of its own: Safari 15 cannot
 * look behind. Returns undefined without search words.
 */
export function foundWords(words: ReadonlyArray<string>): RegExp | undefined {
  const escaped = words.filter((word) => word !== '').map(literally)
  if (escaped.length === 0) return undefined
  // Longest first, as the first matching alternative wins.
  const longestFirst = escaped.sort((a, b) => b.length - a.length)
  return new RegExp(`(^|[^\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu')
}

/** Matches a word as a whole, in the same letters, in groups as those of `foundWords`. */
export function wholeWord(word: string): RegExp {
  return new RegExp(`(^|[^\\p{L}])(${literally(word)})(?!\\p{L})`, 'gu')
}

function literally(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

export function Marked({ text, found }: { text: string; found: RegExp | undefined }) {
  if (found === undefined) return text
  return splitAtWords(text, found).map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  )
}

/** A text in pieces, of which those with an odd index match the second group of a pattern; the first comes before it. */
export function splitAtWords(text: string, found: RegExp): Array<string> {
  // No text has the sign that is put around the matches.
  return text.replace(found, '$1\0$2\0').split('\0')
}
