import type { Document, Node, Pair, YAMLMap } from 'yaml'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Excerpt } from './source-excerpt.ts'

/** A file of a known type, read but not yet checked. */
export type ContentDocument = {
  schema: DocumentSchema
  file: string
  /** Undefined if the fields cannot be parsed. */
  fields?: { excerpt: Excerpt; document: Document; root: YAMLMap }
  body?: Excerpt
}

/** Returns the documents of a file or of a folder, by its path below content/. */
export function documentsBelow(
  documents: ReadonlyArray<ContentDocument>,
  at: string,
): Array<ContentDocument> {
  return documents.filter(({ file }) => file === `content/${at}` || file.startsWith(`content/${at}/`))
}

/** The key of a field as text, as YAML also allows numbers, lists and more. */
export function keyOf(pair: Pair): string {
  return String(pair.key)
}

/** The offset of a node in characters from the start of its excerpt. */
export function offsetOf(node: Node | null | undefined): number {
  return node?.range?.[0] ?? 0
}
