import { isUtf8 } from 'node:buffer'
import { posix } from 'node:path'
import { ENDINGS, kebab } from '#scripts/content/kinds.ts'
import type { FoundFile } from '#scripts/files-below.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { folderOf } from './document.ts'
import { didYouMean } from './nearest.ts'
import { imageEndings } from '#scripts/images/originals.ts'
import { reporterOf, type FileReport, type Finding, type Problem, type Report } from './problem.ts'

/** Words of the project that are in no dictionary, below content/: one a line, and remarks behind #. */
export const WORD_LIST = 'words.txt'

const BY_PROGRAMS = ['.gitkeep', '.gitattributes', '.DS_Store']
/** Device names on Windows, which cannot be file names there. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i

/** Reports kinds and names of files that not every computer can have, regardless of their content. */
export function checkFileNames(files: ReadonlyArray<FoundFile>, report: FileReport) {
  const firsts = new Map<string, string>()
  for (const { path, isLink } of files) {
    if (isLink) report(path, 'symbolic-link', 'this is a symbolic link.')
    const parts = path.split('/')
    const isHidden = parts.some((part) => part.startsWith('.'))
    if (isHidden && !BY_PROGRAMS.includes(posix.basename(path)))
      report(path, 'hidden-file', 'the name begins with a dot, so the site leaves this file out.')
    const reserved = parts.find((part) => RESERVED.test(part.replace(/\..*$/, '')))
    if (reserved) report(path, 'reserved-name', `"${reserved}" is a name that Windows keeps for itself.`)
    const first = firsts.get(path.toLowerCase())
    firsts.set(path.toLowerCase(), first ?? path)
    if (first) report(path, 'name-clash', `content/${first} has the same name but for capitals.`)
  }
}

/** What a file is for the site, and the problem with its place or name. */
type Classified = { finding?: Finding | undefined } & (
  | { kind: 'document'; schema: DocumentSchema }
  | { kind: 'image' | 'other' }
)

export function classify(path: string): Classified {
  const { dir, base, name, ext } = posix.parse(path)
  if (['README.md', WORD_LIST].includes(path) || base.startsWith('.')) return { kind: 'other' }
  const schema = documentSchemas.find(({ isSingleton, path: place, format }) =>
    isSingleton ? path === place : dir === place && ext === ENDINGS[format],
  )
  if (schema)
    return { kind: 'document', schema, finding: schema.isSingleton ? undefined : renamed(base, name, ext) }
  const place = documentSchemas
    .map((each) => posix.join(folderOf(each), 'images'))
    .find((folder) => `${dir}/`.startsWith(`${folder}/`))
  if (place === undefined) return { kind: 'other', finding: unknownFinding(path) }
  if (!imageEndings.includes(ext.toLowerCase()))
    return { kind: 'other', finding: ['image-ending', `"${base}" is not a picture.`] }
  if (dir === place) return { kind: 'image', finding: renamed(base, name, ext.toLowerCase()) }
  // The site finds pictures by the folder of their document: one further down would be missing from a build.
  const found = `this folder is too deep. Move the picture to content/${place}/.`
  return { kind: 'image', finding: ['image-place', found] }
}

function renamed(written: string, name: string, ending: string): Finding | undefined {
  const right = kebab(name) + ending
  if (written === right) return undefined
  return ['file-name', `the name "${written}" does not fit. Rename it to "${right}".`]
}

function unknownFinding(path: string): Finding {
  const own = documentSchemas.find((schema) => !schema.isSingleton && path.startsWith(`${schema.path}/`))
  const places = documentSchemas.map((schema) => schema.path)
  const fix = own
    ? ` Documents are in content/${own.path} and end in ${ENDINGS[own.format]}, their pictures in content/${own.path}/images.`
    : didYouMean(path, places) || didYouMean(posix.dirname(path), places)
  return ['file-without-type', `this file belongs to no kind of document.${fix}`]
}

/** Characters that are invisible in an editor: control characters, text direction marks, and zero-width characters. */
export const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** Signs of the fonts of one program, such as the bullets of a word processor. */
const PRIVATE = /[\uE000-\uF8FF]/gu

/**
 * Removes encoding marks, line ends of Windows, and white space above empty lines and at the end: visitors do not see it, but
 * whoever compares two versions of a file does. Two spaces at the end of another line are a line break.
 */
export function tidied(text: string): string {
  if (text.trim() === '') return text
  const better = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(/(?<=\S)[ \t]+(?=\n\n)/g, '')
    // Below the fields one empty line is left.
    .replace(/^(---[ \t]*\n(?:.*?\n)?---[ \t]*\n)(?:[ \t]*\n){2,}/s, '$1\n')
  return `${better.trimEnd()}\n`
}

const MARKER =
  /<{7,}|>{7,}|^[ \t]*\|{7}(?=\s|$)|^(?:[ \t]*(?:-[ \t]|[\w-]+:[ \t]))?[ \t]*(={7})(?=[ \t]*$)/gmu

/** The text of a file, unless it cannot be read, which is reported. */
export function readText(file: string, bytes: Buffer, problems: Array<Problem>): string | undefined {
  const decoded = bytes.toString('utf8')
  const text = decoded.replace(/^\uFEFF/, '')
  const report = reporterOf(file, text, problems)
  // In UTF-16 each Latin letter has a NUL byte, which is valid UTF-8.
  const unreadable = text.indexOf(isUtf8(bytes) ? '\0' : '\uFFFD')
  if (unreadable !== -1) {
    report(unreadable, 'not-utf-8', 'this file is not in UTF-8: some of its letters cannot be read.')
    return undefined
  }
  // The lines of both sides would cause many other problems.
  if (checkConflicts(text, report)) return undefined
  if (decoded !== tidied(decoded))
    report(null, 'untidy', 'the file has marks, line ends or white space that nobody sees.')
  for (const pattern of [INVISIBLE, PRIVATE])
    for (const { 0: character, index } of text.matchAll(pattern)) {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      const found = `the character U+${code} stands here, which others do not see, or see as an empty box.`
      report(index, 'invisible-character', found)
    }
  return text
}

/** Reports what git leaves in a file where two changes of the same lines met. Whether there is any. */
export function checkConflicts(text: string, report: Report): boolean {
  const found = [...text.matchAll(MARKER)]
  for (const { 0: written, index } of found) {
    const sign = written.trim().slice(-7)
    report(index + written.lastIndexOf(sign), 'conflict', `"${sign}" is a sign of git.`)
  }
  return found.length > 0
}
