import type { Document } from 'yaml'
import type { Facts } from '#scripts/content/facts.ts'
import type { OptionLists } from './option-lists.ts'
import type { Excerpt } from './source-excerpt.ts'
import type { Rule, Words } from './problem.ts'
import type { Size } from './pictures/sizes.ts'
import type { SiteMap } from './site-map.ts'

/** A picture a document shows. `within` is the group of fields it belongs to. */
export type Picture = { src: string; alt: string; altOffset: number; excerpt: Excerpt; within: object }

/** The shared state of the checks of one document. */
export type Context = {
  excerpt: Excerpt
  document: Document
  /** Picture files beside the document: images/name.webp */
  images: ReadonlySet<string>
  /** The pixels of such a file, unless it is a drawing or cannot be read. */
  sizeOf: (src: string) => Size | undefined
  options: OptionLists
  site: SiteMap
  /** What words in braces stand for. */
  facts: Facts
  pictures: Array<Picture>
  report: (offset: number, rule: Rule, words: Words) => void
}
