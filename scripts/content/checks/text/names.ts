import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { passagesOf } from './passages.ts'
import { proseOf } from './prose.ts'
import { beginsSentence } from './sentences.ts'
import { plainWord, wordsOf } from './words-of.ts'

/**
 * The words of all names in the content, in lower case: those of fields for names, and words with a capital letter in
 * the middle of a sentence.
 */
export function namesIn(documents: ReadonlyArray<ContentDocument>): Set<string> {
  const names = new Set<string>()
  for (const passage of documents.flatMap(passagesOf)) {
    const prose = proseOf(passage)
    for (const { written, index } of wordsOf(prose)) {
      if (written === written.toLowerCase()) continue
      if (passage.isName || !beginsSentence(prose, passage.value, index)) names.add(plainWord(written))
    }
  }
  return names
}
