import matter from 'gray-matter'
import { posix } from 'node:path'
import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, type Document, type YAMLMap } from 'yaml'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import { readText } from './characters.ts'
import type { ContentDocument, Text, Value } from './document.ts'
import { problemOfFile, type Excerpt, type Finding, type Problem } from './problem.ts'
import { markdown, proseOf } from './markdown-text.ts'
import { yamlMistakes } from './yaml-errors.ts'

/** Reads the bytes of a file as a document of its type, as far as possible. */
export function parseContent(
  file: string,
  bytes: Buffer,
  schema: DocumentSchema,
  problems: Array<Problem>,
): ContentDocument {
  const key = posix.basename(file, posix.extname(file))
  const report = (finding: Finding) => void problems.push(problemOfFile(file, finding))
  const document: ContentDocument = { schema, file, key, values: [], texts: [], report }
  const whole = readText(file, bytes, problems)
  const parts = whole && (schema.format === 'yaml' ? { head: whole } : splitFrontMatter(whole))
  if (!parts) return document
  const fields = parseFields(parts.head)
  const body = 'body' in parts ? parts.body : undefined
  const values = fields ? [...valuesIn(fields.root, everyField(schema), fields.document, [])] : []
  const texts = fields ? values.flatMap((value) => textOf(value, fields.excerpt) ?? []) : []
  if (body) texts.push(textOfBody(body))
  return { ...document, values, texts, ...(fields && { fields }), ...(body && { body }) }
}

// The fields are parsed later, with their positions; by default gray-matter would also execute JavaScript.
const UNPARSED = { language: 'yaml', engines: { yaml: () => ({}) } }

/** Splits a Markdown file into fields and text, as the compiler does. */
export function splitFrontMatter(whole: Excerpt) {
  const start = /^---[ \t]*\r?\n/.exec(whole.text)?.[0].length
  if (start === undefined || !/^---[ \t]*(?:\r?\n|$)/m.test(whole.text.slice(start))) {
    const found = start === undefined ? 'the file does not begin with its fields.' : 'the fields have no end.'
    whole.report(0, { rule: 'no-front-matter', found })
    return undefined
  }
  const bodyStart = whole.text.length - matter(whole.text, UNPARSED).content.length
  const head = whole.part(start, whole.text.lastIndexOf('\n---', bodyStart - 1) + 1)
  return { head, body: whole.part(bodyStart) }
}

/** Parses fields with their positions; undefined if they cannot be read. */
function parseFields(excerpt: Excerpt): ContentDocument['fields'] {
  // Duplicate keys are reported field by field, with both lines.
  const document: Document = parseDocument(excerpt.text, { uniqueKeys: false, prettyErrors: false })
  const mistakes = yamlMistakes(document, excerpt.text)
  for (const { offset, ...words } of mistakes) excerpt.report(offset, { rule: 'malformed-yaml', ...words })
  const root = document.contents
  if (mistakes.length > 0) return undefined
  if (isMap(root)) return { excerpt, document, root }
  excerpt.report(root, { rule: 'not-fields', found: 'there are no fields here.' })
  return undefined
}

/** The values of known fields. Of a field that is written twice, the first one. */
function* valuesIn(
  map: YAMLMap,
  fields: Fields,
  document: Document,
  above: ReadonlyArray<string>,
): Generator<Value> {
  const seen = new Set<string>()
  for (const pair of map.items) {
    const key = String(pair.key)
    const field = Object.hasOwn(fields, key) && !seen.has(key) ? fields[key] : undefined
    seen.add(key)
    const place = isNode(pair.key) ? pair.key : null
    const about = { label: key, path: [...above, key], place, within: map }
    if (field) yield* valuesOf(pair.value, field, about, document)
  }
}

function* valuesOf(
  written: unknown,
  field: Field,
  about: Pick<Value, 'label' | 'path' | 'place' | 'within'>,
  document: Document,
): Generator<Value> {
  const node = isAlias(written) ? (written.resolve(document) ?? null) : isNode(written) ? written : null
  const place = isNode(written) ? written : about.place
  yield { ...about, field, node, place, isAlias: isAlias(written) }
  if (field.kind === 'object' && isMap(node)) yield* valuesIn(node, field.fields, document, about.path)
  if (field.kind !== 'list' || !isSeq(node)) return
  for (const [index, item] of node.items.entries()) {
    const label = `${about.label}, item ${index + 1}`
    yield* valuesOf(item, field.of, { ...about, label, place: node, within: item }, document)
  }
}

function textOf({ field, node, isAlias: isCopy, path }: Value, excerpt: Excerpt): Text | undefined {
  if (isCopy || !isScalar(node) || typeof node.value !== 'string') return undefined
  if (field.kind !== 'text' && field.kind !== 'richText') return undefined
  const { value } = node
  const [start = 0, end] = node.range ?? []
  const raw = excerpt.text.slice(start, end)
  return {
    ...readProse(value, field.kind === 'richText'),
    isBody: false,
    isName: field.kind === 'text' && field.isName === true,
    path,
    node,
    report: (offset, finding) => excerpt.report(start + offsetInSource(value, raw, offset), finding),
  }
}

function textOfBody({ text, report }: Excerpt): Text {
  return { ...readProse(text, true), isBody: true, isName: false, path: [], node: null, report }
}

function readProse(value: string, isMarkdown: boolean) {
  const tree = isMarkdown ? markdown.parse(value) : undefined
  return { value, tree, prose: proseOf(value, tree) }
}

/**
 * The position in the file of a character of a text. YAML changes line breaks, indentation and escapes, but keeps all
 * other characters in order, so that both can be read in parallel.
 */
function offsetInSource(value: string, raw: string, offset: number): number {
  let place = /^[|>]/.test(raw) ? raw.indexOf('\n') + 1 : /^["']/.test(raw) ? 1 : 0
  for (let index = 0; index <= offset && index < value.length; index += 1) {
    const character = value.charAt(index)
    if (/\s/.test(character)) continue
    const next = raw.indexOf(character, place)
    // An escape such as \u00e9 does not contain the character itself.
    if (next === -1) continue
    place = index === offset ? next : next + 1
  }
  return place
}
