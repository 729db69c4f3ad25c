import type { Document } from 'yaml'
import type { Excerpt } from './source-excerpt.ts'
import type { Rule, ProblemText } from './problem.ts'
import type { ContentIndex } from './content-index.ts'
import type { Picture } from './images.ts'

/** The shared state of the checks of one document. */
export type Context = {
  excerpt: Excerpt
  document: Document
  contentIndex: ContentIndex
  pictures: Array<Picture>
  report: (offset: number, rule: Rule, words: ProblemText) => void
}
