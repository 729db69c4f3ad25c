import { Document, isMap, isPair, isScalar, type Pair } from 'yaml'
import { writeTextsSafely } from '#editor/yaml/safe-texts.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'

export type ExampleValue = string | number | boolean | Array<ExampleValue> | { [field: string]: ExampleValue }

/** An example document, which becomes the template of its type in docs/content-reference.md. */
export type Example = {
  /** The name of this document type for editors. */
  heading: string
  /** Its path below content/. */
  file: string
  fields: Record<string, ExampleValue>
  /** The text below the fields, for Markdown. */
  body?: string
}

const WIDTH = 100
/** A complete document to copy, with all fields. Throws if the example and the schema disagree. */
export function template(schema: DocumentSchema, example: Example): string {
  const document = new Document(inSchemaOrder(example.fields, schema.fields, example.file))
  writeTextsSafely(document)
  addRemarks(document, schema)
  const yaml = document.toString({ lineWidth: WIDTH, singleQuote: true })
  return schema.format === 'yaml' ? yaml : `---\n${yaml}---\n\n${example.body ?? ''}`
}

function inSchemaOrder(values: Record<string, ExampleValue>, fields: Fields, where: string) {
  const unknown = Object.keys(values).filter((key) => !Object.hasOwn(fields, key))
  if (unknown.length > 0)
    throw new Error(`The example of ${where} has ${unknown.join(', ')}, the schema has not.`)
  const ordered: Record<string, ExampleValue> = {}
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key]
    if (value === undefined) throw new Error(`The example of ${where} has no ${key}.`)
    ordered[key] = inFieldOrder(value, field, `${where}, ${key}`)
  }
  return ordered
}

function inFieldOrder(value: ExampleValue, field: Field, where: string): ExampleValue {
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => inFieldOrder(item, field.of, where))
  }
  if (field.kind !== 'object' || typeof value !== 'object' || Array.isArray(value)) return value
  return inSchemaOrder(value, field.fields, where)
}

function addRemarks({ contents }: Document, { fields, isSingleton }: DocumentSchema) {
  if (!isMap(contents)) return
  for (const pair of contents.items) {
    const key = keyOf(pair)
    const remark = fields[key]?.optional
      ? ' Optional: leave it out where there is none.'
      : !isSingleton && (key === 'order' || key === 'id')
        ? ' The next free number.'
        : undefined
    if (remark && isScalar(pair.key)) pair.key.commentBefore = remark
  }
}

function keyOf(pair: unknown) {
  return isPair(pair) ? String((pair satisfies Pair).key) : ''
}
