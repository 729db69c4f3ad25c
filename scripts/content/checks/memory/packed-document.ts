import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { partOf, wholeFile } from '#scripts/content/checks/source-excerpt.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { NO_DOCUMENT, packFields, unpackFields, type PackedNode } from './packed-fields.ts'

/** The fields of a document, and the positions of its parts in the file. */
export type PackedDocument = {
  fields: PackedNode
  head: [start: number, length: number]
  /** The start of the text below the fields. */
  body: number | null
}

/** Packs a readable document, if it can be represented as JSON. */
export function packDocument({ fields, body }: ContentDocument): PackedDocument | undefined {
  const packed = fields && packFields(fields.root)
  if (!fields || !packed) return undefined
  const { excerpt } = fields
  return { fields: packed, head: [excerpt.start, excerpt.text.length], body: body?.start ?? null }
}

/** Unpacks a document for rules across documents. Its nodes are created when its fields are first read. */
export function unpackDocument(
  { fields: packed, head: [start, length], body }: PackedDocument,
  file: string,
  bytes: Buffer,
  schema: DocumentSchema,
): ContentDocument {
  const whole = wholeFile(file, bytes.toString('utf8'))
  const excerpt = start === 0 && length === whole.text.length ? whole : partOf(whole, start, start + length)
  let fields: ContentDocument['fields']
  return {
    schema,
    file,
    get fields() {
      fields ??= { excerpt, document: NO_DOCUMENT, root: unpackFields(packed) }
      return fields
    },
    ...(body !== null && { body: partOf(whole, body) }),
  }
}
