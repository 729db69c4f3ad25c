import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { classify } from '#scripts/content/checks/files.ts'
import { readLeniently } from '#scripts/content/lenient-document.ts'
import { nameField } from '#scripts/content/new/kinds.ts'
import { filesBelow } from '#scripts/files-below.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'

/** A document as compared in the report: its values by their path, such as `cover.alt`, and its text as `text`. */
export type ReadDocument = {
  file: string
  schema: DocumentSchema
  title: string
  fields: Record<string, unknown>
  values: Map<string, string>
}

export type ReadSite = {
  documents: Map<string, ReadDocument>
  /** Pictures by their path below content/, with a digest of each. */
  pictures: Map<string, string>
}

/** Reads content/ without validation, which is the checker's task. */
export function readSite(root: string): ReadSite {
  const content = path.join(root, 'content')
  const site: ReadSite = { documents: new Map(), pictures: new Map() }
  for (const file of existsSync(content) ? filesBelow(content) : []) {
    const classified = classify(file, documentSchemas)
    const bytes = readFileSync(path.join(content, file))
    if (classified.kind === 'image') site.pictures.set(file, createHash('sha256').update(bytes).digest('hex'))
    if (classified.kind === 'document')
      site.documents.set(file, readDocument(file, classified.schema, bytes.toString('utf8')))
  }
  return site
}

function readDocument(file: string, schema: DocumentSchema, source: string): ReadDocument {
  const { fields, body } = readLeniently(file, source, schema.format)
  const values = new Map(flattened(fields))
  if (body.trim() !== '') values.set('text', body.trim())
  const name = schema.isSingleton ? undefined : fields[nameFieldOf(schema)]
  return { file, schema, title: typeof name === 'string' ? name : file, fields, values }
}

function nameFieldOf(schema: DocumentSchema) {
  return schema.fields.title ? 'title' : nameField(schema)
}

function flattened(value: unknown, name = ''): Array<[string, string]> {
  if (Array.isArray(value)) return value.flatMap((item, index) => flattened(item, `${name}[${index + 1}]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      flattened(inner, name === '' ? key : `${name}.${key}`),
    )
  return [[name, String(value)]]
}
