import matter from 'gray-matter'
import { posix } from 'node:path'
import { isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { markdown } from '#scripts/content/reading.ts'
import { readVisibility } from '#scripts/content/visibility.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import { timeFinding } from './dates.ts'
import type { ContentDocument, Text, Value } from './document.ts'
import { readText } from './files.ts'
import { leftoversOf, proseOf } from './markdown-text.ts'
import { reporterOf, type Problem, type Report } from './problem.ts'
import { yamlMistakes } from './yaml-errors.ts'

/** Reads the bytes of a file as a document of its type, as far as possible. */
export function parseContent(
  file: string,
  bytes: Buffer,
  schema: DocumentSchema,
  problems: Array<Problem>,
): ContentDocument {
  const key = posix.basename(file, posix.extname(file))
  const text = readText(file, bytes, problems)
  const report = reporterOf(file, text ?? '', problems)
  const { head, body } = text === undefined ? {} : partsOf(text, schema.format, report)
  const root = head === undefined ? undefined : rootOf(head, report)
  const values: Array<Value> = []
  const data = root ? readGroup(root, everyField(schema), '', values) : {}
  const texts = values.flatMap((value) => textOf(value, head ?? '', report) ?? [])
  if (body)
    texts.push({
      ...{ ...readProse(body.text, true), isBody: true, isName: false, isPlain: false, path: '' },
      report: (offset, ...finding) => report(body.start + offset, ...finding),
    })
  const reportAt: ContentDocument['report'] = (place, ...finding) =>
    report(typeof place === 'string' ? nodeAt(root, place) : place, ...finding)
  const visibility = readVisibility(data)
  return {
    schema,
    file,
    key,
    text: text ?? '',
    root,
    data,
    visibility,
    body,
    values,
    texts,
    report: reportAt,
  }
}

type Parts = { head?: string; body?: { text: string; start: number } }

// The fields are parsed later, with their positions.
const UNPARSED = { language: 'yaml', engines: { yaml: () => ({}) } }

/** Splits a Markdown file into fields, with the line above them, and text, as the compiler does. */
function partsOf(text: string, format: DocumentSchema['format'], report: Report): Parts {
  if (format === 'yaml') return { head: text }
  // Without this, gray-matter would execute fields that begin with ---js.
  if (!/^---[ \t]*\r?\n(?:.*\n)?---[ \t]*(?:\r?\n|$)/s.test(text)) {
    const found = /^---[ \t]*\r?\n/.test(text)
      ? 'the fields have no end.'
      : 'the file does not begin with its fields.'
    report(0, 'no-front-matter', found)
    return {}
  }
  const { content } = matter(text, UNPARSED)
  const start = text.length - content.length
  return { head: text.slice(0, text.lastIndexOf('\n---', start - 1) + 1), body: { text: content, start } }
}

function rootOf(head: string, report: Report) {
  // Duplicate keys are reported field by field.
  const yaml = parseDocument(head, { uniqueKeys: false, prettyErrors: false })
  const mistakes = yamlMistakes(yaml, head)
  for (const { offset, found } of mistakes) report(offset, 'malformed-yaml', found)
  if (mistakes.length > 0) return undefined
  if (isMap(yaml.contents)) return yaml.contents
  report(yaml.contents, 'not-fields', 'there are no fields here.')
  return undefined
}

function nodeAt(root: YAMLMap | undefined, path: string) {
  for (const names = path.split('.'); names.length > 0; names.pop()) {
    const node = root?.getIn(names, true)
    if (isNode(node)) return node
  }
  return root
}

/** Reads the known fields of a group. Of a field that is written twice, the first one counts. */
function readGroup(map: YAMLMap, fields: Fields, above: string, values: Array<Value>) {
  const data: Record<string, unknown> = {}
  for (const { key, value } of map.items) {
    const label = String(key)
    const field = Object.hasOwn(fields, label) && !Object.hasOwn(data, label) ? fields[label] : undefined
    if (field) data[label] = readValue(value, field, { label, path: above + label }, values)
  }
  return data
}

function readValue(
  written: unknown,
  field: Field,
  about: Pick<Value, 'label' | 'path'>,
  values: Array<Value>,
) {
  const node = isNode(written) ? written : null
  const value: Value = { ...about, field, node, data: undefined }
  values.push(value)
  if (field.kind === 'object' && isMap(node))
    value.data = readGroup(node, field.fields, `${about.path}.`, values)
  else if (field.kind === 'list' && isSeq(node))
    value.data = node.items.map((item, index) => {
      const names = { label: `${about.label}, item ${index + 1}`, path: `${about.path}.${index}` }
      // A group that is none has no fields.
      return readValue(item, field.of, names, values) ?? (field.of.kind === 'object' ? {} : undefined)
    })
  else if (isScalar(node) && isRight(node.value, field)) value.data = node.value
  return value.data
}

function isRight(value: unknown, { kind }: Field) {
  if (kind === 'number') return Number.isFinite(value)
  if (kind === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string' && kind !== 'list' && kind !== 'object' && !timeFinding(value, kind)
}

function textOf({ field, node, path }: Value, head: string, report: Report): Text | undefined {
  if (field.kind !== 'text' && field.kind !== 'richText') return undefined
  if (!isScalar(node) || typeof node.value !== 'string') return undefined
  const { value, type } = node
  const [start = 0, end] = node.range ?? []
  const raw = head.slice(start, end)
  return {
    ...readProse(value, field.kind === 'richText'),
    isBody: false,
    isName: field.kind === 'text' && field.isName === true,
    isPlain: type === 'PLAIN',
    path,
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
