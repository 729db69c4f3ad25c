import { isUtf8 } from 'node:buffer'
import { textFileOf, problemOfFile, type TextFile, type Problem } from './problem.ts'

/** Characters that are invisible in an editor: control characters, text direction marks, and zero-width characters. */
export const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** Signs of the fonts of one program, such as the bullets of a word processor. */
const PRIVATE = /[\uE000-\uF8FF]/gu

/** What visitors do not see, but whoever compares two versions of a file does. */
const UNTIDY = [
  /^\uFEFF/,
  /\r\n/,
  /[^\s][ \t]+\r?\n\r?\n|[^\s][ \t]+\r?\n?$/,
  /^(?:\uFEFF)?---[ \t]*\r?\n[^]*?^---[ \t]*\r?\n(?:[ \t]*\r?\n){2}(?=\s*\S)/mu,
  /(?:[^\r\n]\r?|(?:^|\n)\r?\n\r?)$/,
]

const MARKER =
  /<{7,}|>{7,}|^[ \t]*\|{7}(?=\s|$)|^(?:[ \t]*(?:-[ \t]|[\w-]+:[ \t]))?[ \t]*(={7})(?=[ \t]*$)/gmu

/** The text of a file, unless it cannot be read, which is reported. */
export function readText(file: string, bytes: Buffer, problems: Array<Problem>): TextFile | undefined {
  const decoded = bytes.toString('utf8')
  // In UTF-16 each Latin letter has a NUL byte, which is valid UTF-8.
  const beginning = bytes.subarray(0, 1000)
  const isUtf16 =
    /^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2)) ||
    beginning.filter((byte) => byte === 0).length * 3 > beginning.length
  const source = textFileOf(file, decoded, problems)
  if (isUtf16 || !isUtf8(bytes)) {
    const found = 'this file is not in UTF-8: some of its letters cannot be read.'
    source.report(isUtf16 ? 0 : decoded.indexOf('\uFFFD'), { rule: 'not-utf-8', found })
    return undefined
  }
  // The lines of both sides would cause many other problems.
  if (checkConflicts(source)) return undefined
  if (decoded !== '' && UNTIDY.some((pattern) => pattern.test(decoded))) {
    const found = 'the file has marks, line ends or white space that nobody sees.'
    problems.push(problemOfFile(file, { rule: 'untidy', found }))
  }
  for (const pattern of [INVISIBLE, PRIVATE])
    for (const { 0: character, index } of source.text.matchAll(pattern)) {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      const found = `the character U+${code} stands here, which others do not see, or see as an empty box.`
      source.report(index, { rule: 'invisible-character', found })
    }
  return source
}

/** Reports what git leaves in a file where two changes of the same lines met. Whether there is any. */
export function checkConflicts(source: TextFile): boolean {
  const found = [...source.text.matchAll(MARKER)]
  for (const { 0: written, index } of found) {
    const sign = written.trim().slice(-7)
    const offset = index + written.lastIndexOf(sign)
    source.report(offset, { rule: 'conflict', found: `"${sign}" is a sign of git.` })
  }
  return found.length > 0
}
