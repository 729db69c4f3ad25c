import { isUtf8 } from 'node:buffer'
import { type Excerpt, wholeFile } from '#scripts/content/checks/source-excerpt.ts'
import { type Problem, problemAt, problemOfFile } from '#scripts/content/checks/problem.ts'

/**
 * Characters that are invisible in an editor: control characters, text direction marks, and zero-width characters.
 */
export const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF]/gu

const names: Record<string, string> = {
  '\u0000': 'a NUL character',
  '\u00AD': 'an invisible hyphen',
  '\u200B': 'a space without width',
  '\u2028': 'an invisible line break',
  '\u2029': 'an invisible line break',
  '\u2060': 'a joiner without width',
  '\uFEFF': 'a byte order mark',
}

/** In UTF-16 each Latin letter has a NUL byte, which is valid UTF-8. */
function isWide(bytes: Buffer) {
  // A fast path: nearly all files contain no NUL, and each is checked in every run.
  if (!bytes.includes(0)) return false
  const beginning = bytes.subarray(0, 1000)
  return beginning.filter((byte) => byte === 0).length * 3 > beginning.length
}

/** The text of a file, or the problem with its encoding. */
export function textOf(file: string, bytes: Buffer): { raw: string } | { problem: Problem } {
  const isUtf16 = isWide(bytes)
  if (isUtf8(bytes) && !isUtf16) return { raw: bytes.toString('utf8') }
  const marks = bytes.subarray(0, 2).toString('hex')
  const decoded = bytes.toString('utf8')
  const words = {
    found: 'this file is not in UTF-8: some of its letters cannot be read.',
    fix: 'Save it again with the encoding "UTF-8".',
    expected: 'All texts are in UTF-8, which has the letters of every language.',
  }
  if (isUtf16 || marks === 'fffe' || marks === 'feff')
    return { problem: problemOfFile(file, 'not-utf-8', words) }
  return { problem: problemAt(wholeFile(file, decoded), decoded.indexOf('\uFFFD'), 'not-utf-8', words) }
}

/** Signs of the fonts of one program, such as the bullets of a word processor. */
const PRIVATE = /[\uE000-\uF8FF]/gu

/** Reports characters that nobody sees, or that only one font has. */
export function invisibleProblems(excerpt: Excerpt): Array<Problem> {
  return [...hiddenCharacters(excerpt), ...privateCharacters(excerpt)]
}

function privateCharacters(excerpt: Excerpt): Array<Problem> {
  return [...excerpt.text.matchAll(PRIVATE)].map(({ 0: character, index }) =>
    problemAt(excerpt, index, 'invisible-character', {
      found: `a sign of another program's font (${codeOf(character)}) stands here, which others see as an empty box.`,
      fix: 'Remove it; an entry of a list begins with "- ".',
      expected: 'Texts consist of letters, signs and spaces that can be seen.',
    }),
  )
}

function codeOf(character: string) {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

function hiddenCharacters(excerpt: Excerpt): Array<Problem> {
  return [...excerpt.text.matchAll(INVISIBLE)].map(({ 0: character, index }) => {
    const code = codeOf(character)
    return problemAt(excerpt, index, 'invisible-character', {
      found: `${names[character] ?? kindOf(character)} (${code}) stands here, which nobody sees.`,
      fix: 'Remove it, or run "npm run content:check -- --fix".',
      expected: 'Texts consist of letters, signs and spaces that can be seen.',
    })
  })
}

function kindOf(character: string) {
  return character < '\u00A0' ? 'a control character' : 'a mark for the direction of writing'
}

/** Reports unusual file formats, which have no visible effect on the site. */
export function tidinessProblems(file: string, raw: string): Array<Problem> {
  const found = [
    raw.startsWith('\uFEFF') && 'a byte order mark',
    raw.includes('\r\n') && 'Windows line ends',
    /[^\s][ \t]+\r?\n\r?\n|[^\s][ \t]+\r?\n?$/.test(raw) && 'spaces at the end of lines',
    /^(?:\uFEFF)?---[ \t]*\r?\n[^]*?^---[ \t]*\r?\n(?:[ \t]*\r?\n){2}(?=\s*\S)/mu.test(raw) &&
      'more than one empty line above the text',
    raw !== '' && !/[^\n]\n$/.test(raw.replaceAll('\r', '')) && 'not exactly one line break at the end',
  ].filter((what) => what !== false)
  if (found.length === 0) return []
  return [
    problemOfFile(file, 'untidy', {
      found: `the file has ${found.join(', ')}.`,
      fix: 'Run "npm run content:check -- --fix", which fixes it.',
      expected: 'Nobody sees this on the site, but it makes changes hard to compare.',
    }),
  ]
}

const MARKER =
  /<{7,}|>{7,}|^[ \t]*\|{7}(?=\s|$)|^(?:[ \t]*(?:-[ \t]|[\w-]+:[ \t]))?[ \t]*(={7})(?=[ \t]*$)/gmu

/** Reports what git leaves in a file where two changes of the same lines met. */
export function conflictProblems(excerpt: Excerpt): Array<Problem> {
  return [...excerpt.text.matchAll(MARKER)].map(({ 0: written, index }) => {
    const sign = written.trim().slice(-7)
    return problemAt(excerpt, index + written.lastIndexOf(sign), 'conflict', {
      found: `"${sign}" is what git writes where two people changed the same lines.`,
      fix: 'Keep the lines that are right, and remove the others and all these signs.',
      expected: 'Nothing of a conflict reaches the site.',
    })
  })
}
