/** Matches words that begin with a search word. Returns undefined without search words. */
export function foundWords(words: ReadonlyArray<string>): RegExp | undefined {
  const escaped = words
    .filter((word) => word !== '')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  if (escaped.length === 0) return undefined
  // Longest first, as the first matching alternative wins.
  const longestFirst = escaped.sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu')
}

/** Tags, whose attributes may contain a >, and character references: neither is text. */
const MARKUP = /(<(?:"[^"]*"|'[^']*'|[^'">])*>|&[^;\s]+;)/u

/** Wraps the matches in an HTML fragment into <mark>, and leaves its markup unchanged. */
export function markFoundWords(html: string, found: RegExp | undefined): string {
  if (found === undefined) return html
  return html
    .split(MARKUP)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(found, '<mark>$1</mark>')))
    .join('')
}

type MarkedProps = {
  text: string
  /** The result of `foundWords`. */
  found: RegExp | undefined
}

/** A text in which the words of a search are marked. */
export function Marked({ text, found }: MarkedProps) {
  if (found === undefined) return text
  // Odd indices are the matches, as split keeps captured groups.
  return text.split(found).map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))
}
