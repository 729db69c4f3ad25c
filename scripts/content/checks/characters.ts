import { isUtf8 } from 'node:buffer'
import { excerptOf, problemOfFile, type Excerpt, type Problem } from './problem.ts'

/** Characters that are invisible in an editor: control characters, text direction marks, and zero-width characters. */
export const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** Signs of the fonts of one program, such as the bullets of a word processor. */
const PRIVATE = /[\uE000-\uF8FF]/gu

const NAMES: Record<string, string> = {
  '\u0000': 'a NUL character',
  '\u00AD': 'an invisible hyphen',
  '\u200B': 'a space without width',
  '\u2028': 'an invisible line break',
  '\u2029': 'an invisible line break',
  '\u2060': 'a joiner without width',
  '\uFEFF': 'a byte order mark',
}

/** What visitors do not see, but whoever compares two versions of a file does. */
const UNTIDY: ReadonlyArray<[RegExp, string]> = [
  [/^\uFEFF/, 'a byte order mark'],
  [/\r\n/, 'Windows line ends'],
  [/[^\s][ \t]+\r?\n\r?\n|[^\s][ \t]+\r?\n?$/, 'spaces at the end of lines'],
  [
    /^(?:\uFEFF)?---[ \t]*\r?\n[^]*?^---[ \t]*\r?\n(?:[ \t]*\r?\n){2}(?=\s*\S)/mu,
    'more than one empty line above the text',
  ],
  [/(?:[^\r\n]\r?|(?:^|\n)\r?\n\r?)$/, 'not exactly one line break at the end'],
]

const MARKER =
  /<{7,}|>{7,}|^[ \t]*\|{7}(?=\s|$)|^(?:[ \t]*(?:-[ \t]|[\w-]+:[ \t]))?[ \t]*(={7})(?=[ \t]*$)/gmu

/** The text of a file, unless it cannot be read, which is reported. */
export function readText(file: string, bytes: Buffer, problems: Array<Problem>): Excerpt | undefined {
  const decoded = bytes.toString('utf8')
  // In UTF-16 each Latin letter has a NUL byte, which is valid UTF-8.
  const beginning = bytes.subarray(0, 1000)
  const isUtf16 =
    /^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2)) ||
    beginning.filter((byte) => byte === 0).length * 3 > beginning.length
  const excerpt = excerptOf(file, decoded, problems)
  if (isUtf16 || !isUtf8(bytes)) {
    excerpt.report(isUtf16 ? 0 : decoded.indexOf('\uFFFD'), {
      rule: 'not-utf-8',
      found: 'this file is not in UTF-8: some of its letters cannot be read.',
      fix: 'Save it again with the encoding "UTF-8".',
    })
    return undefined
  }
  // The lines of both sides would cause many other problems.
  if (checkConflicts(excerpt)) return undefined
  const untidy = UNTIDY.filter(([pattern]) => decoded !== '' && pattern.test(decoded)).map(([, what]) => what)
  if (untidy.length > 0)
    problems.push(
      problemOfFile(file, {
        rule: 'untidy',
        found: `the file has ${untidy.join(', ')}.`,
        fix: 'Run "npm run content:check -- --fix", which fixes it.',
      }),
    )
  checkInvisible(excerpt)
  return excerpt
}

function checkInvisible(excerpt: Excerpt) {
  for (const { 0: character, index } of excerpt.text.matchAll(INVISIBLE)) {
    const kind = character < '\u00A0' ? 'a control character' : 'a mark for the direction of writing'
    excerpt.report(index, {
      rule: 'invisible-character',
      found: `${NAMES[character] ?? kind} (${codeOf(character)}) stands here, which nobody sees.`,
      fix: 'Remove it, or run "npm run content:check -- --fix".',
    })
  }
  for (const { 0: character, index } of excerpt.text.matchAll(PRIVATE))
    excerpt.report(index, {
      rule: 'invisible-character',
      found: `a sign of another program's font (${codeOf(character)}) stands here, which others see as an empty box.`,
      fix: 'Remove it; an entry of a list begins with "- ".',
    })
}

function codeOf(character: string) {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Reports what git leaves in a file where two changes of the same lines met. Whether there is any. */
export function checkConflicts(excerpt: Excerpt): boolean {
  const found = [...excerpt.text.matchAll(MARKER)]
  for (const { 0: written, index } of found) {
    const sign = written.trim().slice(-7)
    excerpt.report(index + written.lastIndexOf(sign), {
      rule: 'conflict',
      found: `"${sign}" is what git writes where two people changed the same lines.`,
      fix: 'Keep the lines that are right, and remove the others and all these signs.',
    })
  }
  return found.length > 0
}
