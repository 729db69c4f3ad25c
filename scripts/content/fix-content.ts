import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { walk } from '#scripts/files-below.ts'
import { classify, INVISIBLE, tidied, WORD_LIST } from './checks/files.ts'
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
    const better = isDocument ? tidied(text.replace(INVISIBLE, '')) : sortedWordList(text)
    if (better === text) return []
    writeFileAtomic.sync(join(content, path), better)
    return [`content/${path}`]
  })
}
