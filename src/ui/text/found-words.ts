/** Matches the words of a search wherever a word begins with one of them, or undefined when there is nothing to find. */
export function foundWords(words: ReadonlyArray<string>): RegExp | undefined {
  const escaped = words
    .filter((word) => word !== '')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  if (escaped.length === 0) return undefined
  // The longest first: an alternative that fits ends the choice.
  const longestFirst = escaped.sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu')
}

/** Tags, whose attributes may hold a >, and character references: neither is text. */
const MARKUP = /(<(?:"[^"]*"|'[^']*'|[^'">])*>|&[^;\s]+;)/u

/** Wraps what was found in the text of an HTML fragment into <mark>, and leaves its markup alone. */
export function markFoundWords(html: string, found: RegExp | undefined): string {
  if (found === undefined) return html
  return html
    .split(MARKUP)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(found, '<mark>$1</mark>')))
    .join('')
}
