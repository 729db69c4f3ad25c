import type { Finding } from './problem.ts'

const SEEN: ReadonlyArray<[RegExp, string]> = [
  [/[\n\r\u2028\u2029]/u, 'a line break'],
  [/ {2}/u, 'several spaces in a row'],
  [/[^\S \n\r\u2028\u2029]/u, 'a space that is none of the keyboard'],
  [/^ | $/u, 'a space at its beginning or end'],
]

/** A text with one plain space between words, and none around it. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** The problem with the white space of a text of one line, or undefined. */
export function whiteSpaceFinding(value: string): Finding | undefined {
  if (value === onOneLine(value)) return undefined
  const found = SEEN.filter(([pattern]) => pattern.test(value)).map(([, what]) => what)
  return {
    rule: 'white-space',
    words: {
      found: `the text has ${found.join(' and ')}.`,
      fix: 'Run "npm run content:check -- --fix", or write it anew on one line, after >- if it is long.',
      expected: 'This text is one line, with one space between words.',
    },
  }
}
