import type { Document, Node, Pair, YAMLMap } from 'yaml'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { OptionLists } from './option-lists.ts'
import type { Passage } from './passage.ts'
import type { Rule, Words } from './problem.ts'
import type { SiteMap } from './site-map.ts'

/** One file of a known type, read but not yet checked. */
export type ContentDocument = {
  schema: DocumentSchema
  file: string
  /** Absent when the file is so broken that its fields cannot be read. */
  fields?: { passage: Passage; document: Document; root: YAMLMap }
  body?: Passage
}

/** A picture a document shows. `within` is the group of fields it belongs to. */
export type Picture = { src: string; alt: string; altOffset: number; passage: Passage; within: object }

/** What the checks of one document share. */
export type Context = {
  passage: Passage
  document: Document
  /** Picture files beside the document: images/name.webp */
  images: ReadonlySet<string>
  options: OptionLists
  site: SiteMap
  pictures: Array<Picture>
  report: (offset: number, rule: Rule, words: Words) => void
}

/** The key of a field as text: YAML also allows numbers, lists and more. */
export function keyOf(pair: Pair): string {
  return String(pair.key)
}

/** Where a node begins, counted in characters from the start of its passage. */
export function offsetOf(node: Node | null | undefined): number {
  return node?.range?.[0] ?? 0
}
