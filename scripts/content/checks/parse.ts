import matter from 'gray-matter'
import { posix } from 'node:path'
import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, type Document, type YAMLMap } from 'yaml'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import { readText } from './characters.ts'
import type { ContentDocument, Text, Value } from './document.ts'
import { textFileOf, type Problem, type Report, type TextFile } from './problem.ts'
import { leftoversOf, markdown, proseOf } from './markdown-text.ts'
import { yamlMistakes } from './yaml-errors.ts'

/** Reads the bytes of a file as a document of its type, as far as possible. */
export function parseContent(
  file: string,
  bytes: Buffer,
  schema: DocumentSchema,
  problems: Array<Problem>,
): ContentDocument {
  const key = posix.basename(file, posix.extname(file))
  const whole = readText(file, bytes, problems)
  const { text, report } = whole ?? textFileOf(file, '', problems)
  const document = { schema, file, key, text, report, values: [], texts: [] }
  if (!whole) return document
  const { head, body } = schema.format === 'yaml' ? { head: text } : splitFrontMatter(whole)
  if (head === undefined) return document
  // Duplicate keys are reported field by field.
  const yaml: Document = parseDocument(head, { uniqueKeys: false, prettyErrors: false })
  const root = rootOf(yaml, head, report)
  const values = root ? [...valuesIn(root, everyField(schema), yaml, [])] : []
  const texts = values.flatMap((value) => textOf(value, whole) ?? [])
  if (body) texts.push(textOfBody(body, report))
  return { ...document, values, texts, root, body }
}

// The fields are parsed later, with their positions; by default gray-matter would also execute JavaScript.
const UNPARSED = { language: 'yaml', engines: { yaml: () => ({}) } }

/** Splits a Markdown file into fields, with the line above them, and text, as the compiler does. */
export function splitFrontMatter({ text, report }: TextFile) {
  const start = /^---[ \t]*\r?\n/.exec(text)?.[0].length
  if (start === undefined || !/^---[ \t]*(?:\r?\n|$)/m.test(text.slice(start))) {
    const found = start === undefined ? 'the file does not begin with its fields.' : 'the fields have no end.'
    report(0, { rule: 'no-front-matter', found })
    return {}
  }
  const { content } = matter(text, UNPARSED)
  const body = { text: content, start: text.length - content.length }
  return { head: text.slice(0, text.lastIndexOf('\n---', body.start - 1) + 1), body }
}

/** The fields; undefined if they cannot be read. */
function rootOf(yaml: Document, head: string, report: Report) {
  const mistakes = yamlMistakes(yaml, head)
  for (const { offset, found } of mistakes) report(offset, { rule: 'malformed-yaml', found })
  if (mistakes.length > 0) return undefined
  if (isMap(yaml.contents)) return yaml.contents
  report(yaml.contents, { rule: 'not-fields', found: 'there are no fields here.' })
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

function textOf({ field, node, isAlias: isCopy, path }: Value, { text, report }: TextFile): Text | undefined {
  if (isCopy || !isScalar(node) || typeof node.value !== 'string') return undefined
  if (field.kind !== 'text' && field.kind !== 'richText') return undefined
  const { value } = node
  const [start = 0, end] = node.range ?? []
  const raw = text.slice(start, end)
  return {
    ...readProse(value, field.kind === 'richText'),
    isBody: false,
    isName: field.kind === 'text' && field.isName === true,
    path,
    node,
    report: (offset, finding) => report(start + offsetInSource(value, raw, offset), finding),
  }
}

function textOfBody({ text, start }: NonNullable<ContentDocument['body']>, report: Report): Text {
  return {
    ...readProse(text, true),
    isBody: true,
    isName: false,
    path: [],
    node: null,
    report: (offset, finding) => report(start + offset, finding),
  }
}

function readProse(value: string, isMarkdown: boolean) {
  const tree = isMarkdown ? markdown.parse(value) : undefined
  return { value, tree, prose: proseOf(value, tree), leftovers: leftoversOf(value, tree) }
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
