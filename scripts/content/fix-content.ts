import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { walk } from '#scripts/files-below.ts'
import { classify, INVISIBLE, WORD_LIST } from './checks/files.ts'
import { sortedWordList } from './word-list.ts'

/**
 * `npm run content:check -- --fix`: fixes what nobody sees in all documents, sorts the list of words, and returns the
 * changed files.
 */
export function fixContent(root: string): Array<string> {
  const content = join(root, 'content')
  return walk(content).flatMap(({ path, isLink }) => {
    const isDocument = classify(path).kind === 'document'
    if (isLink || (!isDocument && path !== WORD_LIST)) return []
    const bytes = readFileSync(join(content, path))
    if (!isUtf8(bytes)) return []
    const text = bytes.toString('utf8')
    const better = isDocument ? fixedText(text) : sortedWordList(text)
    if (better === text) return []
    writeFileAtomic.sync(join(content, path), better)
    return [`content/${path}`]
  })
}

/**
 * Removes encoding marks, line ends of Windows, invisible characters, and white space above empty lines and at the end. Two
 * spaces at the end of another line are a line break. Fixing the result again changes nothing.
 */
export function fixedText(text: string): string {
  const plain = text.replaceAll('\r\n', '\n').replace(INVISIBLE, '')
  if (plain.trim() === '') return text
  const trimmed = plain
    .replace(/^[ \t]+$/gm, '')
    .replace(/[ \t]+(?=\n\n)/g, '')
    // Below the fields one empty line is left.
    .replace(/^(---[ \t]*\n(?:.*?\n)?---)\n{3,}/s, '$1\n\n')
  return `${trimmed.trimEnd()}\n`
}
