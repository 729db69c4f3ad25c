/** Characters of an excerpt, before it is extended to whole words. */
const LENGTH = 180
/** The maximum of characters before the first matching word. */
const BEFORE = 60

/** The part of a text around the first matching word, cut between words. */
export function excerptOf(text: string, words: ReadonlyArray<string>): string {
  const places = words.map((word) => text.indexOf(word)).filter((place) => place >= 0)
  const first = places.length === 0 ? 0 : Math.min(...places)
  const start = first <= BEFORE ? 0 : text.lastIndexOf(' ', first - BEFORE) + 1
  const end = start + LENGTH >= text.length ? text.length : text.indexOf(' ', start + LENGTH)
  const part = text.slice(start, end < 0 ? text.length : end)
  return `${start > 0 ? '… ' : ''}${part}${start + part.length < text.length ? ' …' : ''}`
}
