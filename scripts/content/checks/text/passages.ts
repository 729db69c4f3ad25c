import { isAlias, isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import { keyOf, offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { offsetInSource } from '#scripts/content/checks/rich-text.ts'
import type { Excerpt } from '#scripts/content/checks/source-excerpt.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'

/** A text that visitors read, and the positions of its characters. */
export type Passage = {
  value: string
  isMarkdown: boolean
  /** Whether it is the name of a person or place. */
  isName: boolean
  /** The names of its field and of the parent fields: sections, text. */
  path: ReadonlyArray<string>
  node: Scalar | null
  excerpt: Excerpt
  /** The position in the excerpt of a character of the value. */
  placeOf: (offset: number) => number
}

const known = new WeakMap<ContentDocument, Array<Passage>>()

/** All texts of a document: its fields from top to bottom, then the text below them. */
export function passagesOf(document: ContentDocument): ReadonlyArray<Passage> {
  const passages = known.get(document) ?? findPassages(document)
  known.set(document, passages)
  return passages
}

function findPassages({ schema, fields, body }: ContentDocument): Array<Passage> {
  const own = fields ? inFields(fields.root, schema.fields, fields.excerpt, []) : []
  if (!body) return own
  const text: Passage = {
    value: body.text,
    isMarkdown: true,
    isName: false,
    path: [],
    node: null,
    excerpt: body,
    placeOf: (offset) => offset,
  }
  return [...own, text]
}

function inFields(
  map: YAMLMap,
  fields: Fields,
  excerpt: Excerpt,
  above: ReadonlyArray<string>,
): Array<Passage> {
  return map.items.flatMap((pair) => {
    const key = keyOf(pair)
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    return field ? inValue(pair.value, field, excerpt, [...above, key]) : []
  })
}

function inValue(node: unknown, field: Field, excerpt: Excerpt, path: ReadonlyArray<string>): Array<Passage> {
  if (isAlias(node)) return []
  if (field.kind === 'list' && isSeq(node))
    return node.items.flatMap((item) => inValue(item, field.of, excerpt, path))
  if (field.kind === 'object' && isMap(node)) return inFields(node, field.fields, excerpt, path)
  if (!isScalar(node) || typeof node.value !== 'string') return []
  if (field.kind !== 'text' && field.kind !== 'richText') return []
  const { value } = node
  const start = offsetOf(node)
  const raw = excerpt.text.slice(start, node.range?.[1])
  const placeOf = (offset: number) => start + offsetInSource(value, raw, offset)
  const isName = field.kind === 'text' && field.isName === true
  return [{ value, isMarkdown: field.kind === 'richText', isName, path, node, excerpt, placeOf }]
}
