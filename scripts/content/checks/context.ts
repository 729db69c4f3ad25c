import type { Document } from 'yaml'
import type { Excerpt } from './source-excerpt.ts'
import type { Rule, ProblemText } from './problem.ts'
import type { ContentIndex } from './content-index.ts'

/** A picture of a document. `within` is the group of fields that it belongs to. */
export type Picture = { src: string; alt: string; altOffset: number; excerpt: Excerpt; within: object }

/** The shared state of the checks of one document. */
export type Context = {
  excerpt: Excerpt
  document: Document
  contentIndex: ContentIndex
  pictures: Array<Picture>
  report: (offset: number, rule: Rule, words: ProblemText) => void
}
