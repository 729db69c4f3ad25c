import type { TextFinding } from './text-check.ts'

/**
 * The replacement character, and UTF-8 decoded as Windows-1252: the first byte of an accented letter becomes Ã or Â,
 * and that of a quote, a dash or a Yoruba letter becomes â€ or áº and á».
 */
const LOST =
  /\uFFFD+|\u00E2\u20AC.?|(?:[\u00C2\u00C3]|\u00E1[\u00BA\u00BB])[\u0080-\u00BF\u2018-\u2026\u20AC\u0152-\u0178\u02C6\u2122]/gu

/** Reports characters that another program has decoded wrongly. */
export function lostLetters(prose: string): Array<TextFinding> {
  return [...prose.matchAll(LOST)].map(({ 0: signs, index }) => ({
    offset: index,
    rule: 'lost-letter',
    words: {
      found: `"${signs}" stands in the place of a letter or sign that got lost.`,
      fix: 'Write it anew.',
      expected: 'A program read the text with another encoding than UTF-8, and saved it again.',
    },
  }))
}
