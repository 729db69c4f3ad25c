import matter from 'gray-matter'
import { posix } from 'node:path'
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type Document,
  type YAMLMap,
} from 'yaml'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import { timeFinding } from './dates.ts'
import type { ContentDocument, Text, Value } from './document.ts'
import { readText } from './files.ts'
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
  const { head, body } =
    schema.format === 'yaml' || !whole ? { head: whole && text } : splitFrontMatter(whole)
  // Duplicate keys are reported field by field.
  const yaml =
    head === undefined ? undefined : parseDocument(head, { uniqueKeys: false, prettyErrors: false })
  const root = yaml && rootOf(yaml, head ?? '', report)
  const values: Array<Value> = []
  const data = root ? readGroup(root, everyField(schema), '', { yaml, values }) : {}
  const texts = values.flatMap((value) => (whole && textOf(value, whole)) ?? [])
  if (body)
    texts.push({
      ...{ ...readProse(body.text, true), isBody: true, isName: false, path: '', node: null },
      report: (offset, ...finding) => report(body.start + offset, ...finding),
    })
  const reportAt: ContentDocument['report'] = (place, ...finding) =>
    report(typeof place === 'string' ? nodeAt(root, place) : place, ...finding)
  return { schema, file, key, text, root, data, body, values, texts, report: reportAt }
}

// The fields are parsed later, with their positions; by default gray-matter would also execute JavaScript.
const UNPARSED = { language: 'yaml', engines: { yaml: () => ({}) } }

/** Splits a Markdown file into fields, with the line above them, and text, as the compiler does. */
function splitFrontMatter({ text, report }: TextFile) {
  const start = /^---[ \t]*\r?\n/.exec(text)?.[0].length
  if (start === undefined || !/^---[ \t]*(?:\r?\n|$)/m.test(text.slice(start))) {
    const found = start === undefined ? 'the file does not begin with its fields.' : 'the fields have no end.'
    report(0, 'no-front-matter', found)
    return {}
  }
  const { content } = matter(text, UNPARSED)
  const body = { text: content, start: text.length - content.length }
  return { head: text.slice(0, text.lastIndexOf('\n---', body.start - 1) + 1), body }
}

function rootOf(yaml: Document, head: string, report: Report) {
  const mistakes = yamlMistakes(yaml, head)
  for (const { offset, found } of mistakes) report(offset, 'malformed-yaml', found)
  if (mistakes.length > 0) return undefined
  if (isMap(yaml.contents)) return yaml.contents
  report(yaml.contents, 'not-fields', 'there are no fields here.')
  return undefined
}

/** Reads the fields of a document. What is unreadable counts as absent: the checker reports it with its line. */
export function readLeniently(file: string, source: string): Record<string, unknown> {
  const whole = textFileOf(file, source, [])
  const head = posix.extname(file) === '.md' ? splitFrontMatter(whole).head : whole.text
  try {
    const fields: unknown = parse(head ?? '')
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? { ...fields } : {}
  } catch {
    return {}
  }
}

/** The value at a path, or what is nearest around it. */
function nodeAt(root: YAMLMap | undefined, path: string) {
  for (const names = path.split('.'); names.length > 0; names.pop()) {
    const node = root?.getIn(names, true)
    if (isNode(node)) return node
  }
  return root
}

type Reading = { yaml: Document | undefined; values: Array<Value> }

/** Reads the known fields of a group. Of a field that is written twice, the first one counts. */
function readGroup(map: YAMLMap, fields: Fields, above: string, reading: Reading) {
  const data: Record<string, unknown> = {}
  for (const pair of map.items) {
    const key = String(pair.key)
    const field = Object.hasOwn(fields, key) && !Object.hasOwn(data, key) ? fields[key] : undefined
    if (field) data[key] = readValue(pair.value, field, { label: key, path: above + key }, reading)
  }
  return data
}

function readValue(written: unknown, field: Field, about: Pick<Value, 'label' | 'path'>, reading: Reading) {
  const resolved = isAlias(written) && reading.yaml ? written.resolve(reading.yaml) : written
  const node = isNode(resolved) ? resolved : null
  const value: Value = { ...about, field, node, isAlias: isAlias(written), data: undefined }
  reading.values.push(value)
  if (field.kind === 'object' && isMap(node))
    value.data = readGroup(node, field.fields, `${about.path}.`, reading)
  else if (field.kind === 'list' && isSeq(node))
    value.data = node.items.map((item, index) => {
      const names = { label: `${about.label}, item ${index + 1}`, path: `${about.path}.${index}` }
      // A group that is none has no fields.
      return readValue(item, field.of, names, reading) ?? (field.of.kind === 'object' ? {} : undefined)
    })
  else if (isScalar(node) && isRight(node.value, field)) value.data = node.value
  return value.data
}

function isRight(value: unknown, { kind }: Field) {
  if (kind === 'number') return Number.isFinite(value)
  if (kind === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string' && kind !== 'list' && kind !== 'object' && !timeFinding(value, kind)
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
    report: (offset, ...finding) => report(start + offsetInSource(value, raw, offset), ...finding),
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
