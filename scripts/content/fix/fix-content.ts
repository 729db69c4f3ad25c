import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { everyField } from '#src/content/schema/document.ts'
import { classify, WORD_LIST } from '#scripts/content/checks/files.ts'
import { walk } from '#scripts/files-below.ts'
import { sortedWordList } from '#scripts/content/checks/spelling.ts'
import { fixedText } from './fixed-text.ts'

/** Fixes problems that need no decision in all documents, and returns the changed files. */
export function fixContent(root: string): Array<string> {
  const content = join(root, 'content')
  return walk(content).flatMap(({ path, isLink }) => {
    const classified = classify(path)
    const isWordList = path === WORD_LIST
    if (isLink || (classified.kind !== 'document' && !isWordList)) return []
    const bytes = readFileSync(join(content, path))
    if (!isUtf8(bytes)) return []
    const text = bytes.toString('utf8')
    const better =
      classified.kind === 'document'
        ? fixedText(text, classified.schema.format, everyField(classified.schema))
        : sortedWordList(text)
    if (better === text) return []
    writeFileAtomic.sync(join(content, path), better)
    return [`content/${path}`]
  })
}
