import matter from 'gray-matter'
import { posix } from 'node:path'
import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, type Node, type YAMLMap } from 'yaml'
import { markdown } from '#scripts/content/reading.ts'
import { readVisibility } from '#scripts/content/visibility.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import { timeFinding } from './dates.ts'
import type { Text, Value } from './document.ts'
import { readText } from './files.ts'
import { masksOf } from './markdown-text.ts'
import { allowed, didYouMean, nearest } from './nearest.ts'
import { reporterOf, type Finding, type Problem, type Report } from './problem.ts'
import { yamlMistakes } from './yaml-errors.ts'

/** Reports a problem at a field, by its path such as slides.0.title, at a character, or of the whole file. */
type ReportAt = Report<string | Node | number | null>

/** Reads the bytes of a file as a document of its type, as far as possible, and reports what its schema does not allow. */
export function parseContent(file: string, bytes: Buffer, schema: DocumentSchema, problems: Array<Problem>) {
  const readable = readText(file, bytes, problems)
  const text = readable ?? ''
  const inText = reporterOf(file, text, problems)
  const { head, body } = readable === undefined ? {} : partsOf(text, schema.format, inText)
  const root = head === undefined ? undefined : rootOf(head, inText)
  const report: ReportAt = (place, ...finding) =>
    inText(typeof place === 'string' ? nodeAt(root, place) : place, ...finding)
  const values: Array<Value> = []
  const data: Readonly<Record<string, unknown>> = root
    ? readGroup(root, everyField(schema), '', { values, report })
    : {}
  const texts = values.flatMap((value) => textOf(value, head ?? '', report) ?? [])
  if (body)
    texts.push({
      ...{ ...readProse(body.text, true), field: undefined, path: '' },
      report: (offset, ...finding) => report(body.start + offset, ...finding),
    })
  return {
    schema,
    file,
    /** The name of the file without its ending, by which pages and links know the document. */
    key: posix.basename(file, posix.extname(file)),
    text,
    /** Undefined if the fields cannot be read. */
    root,
    /** The known fields with values of their kind. */
    data,
    visibility: readVisibility(data),
    body,
    values,
    texts,
    report,
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
    report(0, 'no-front-matter', 'the file does not begin with its fields, or these have no end.')
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

/** The values read so far, from top to bottom, and where problems are reported. */
type Reading = { values: Array<Value>; report: ReportAt }

/** Reads the known fields of a group, and reports unknown, repeated and missing ones. */
function readGroup(map: YAMLMap, fields: Fields, above: string, reading: Reading) {
  const data: Record<string, unknown> = {}
  const seen = new Set<string>()
  const meant = new Set<string>()
  const free = Object.keys(fields).filter((name) => !map.has(name))
  for (const { key, value } of map.items) {
    const label = String(key)
    const field = Object.hasOwn(fields, label) ? fields[label] : undefined
    const place = key as Node
    if (seen.has(label)) reading.report(place, 'duplicate-field', `"${label}" is there a second time.`)
    else if (field) data[label] = readValue(value, field, { label, path: above + label }, reading)
    else {
      meant.add(nearest(label, free)?.value ?? '')
      const found = `there is no field "${label}" here.${didYouMean(label, free)}`
      reading.report(place, 'unknown-field', found, allowed(Object.keys(fields)))
    }
    seen.add(label)
  }
  for (const [name, { optional, description }] of Object.entries(fields))
    if (!optional && !seen.has(name) && !meant.has(name))
      reading.report(
        above + name,
        'missing-field',
        `"${name}" is missing. Add a line "${name}: …".`,
        description,
      )
  return data
}

type Names = Pick<Value, 'label' | 'path'>

/** The data of a value, undefined if it is of another kind than its field, which is reported. */
function readValue(written: unknown, field: Field, { label, path }: Names, reading: Reading): unknown {
  const node = isNode(written) ? written : null
  const finding = kindFinding(node, field, label)
  if (node === null || finding) {
    if (finding) reading.report(path, ...finding)
    return undefined
  }
  const value: Value = { field, label, path, node, data: undefined }
  reading.values.push(value)
  if (field.kind === 'object' && isMap(node)) value.data = readGroup(node, field.fields, `${path}.`, reading)
  else if (field.kind === 'list' && isSeq(node))
    value.data = node.items.map((item, index) => {
      const names = { label: `${label}, item ${index + 1}`, path: `${path}.${index}` }
      // A group that is none has no fields.
      return readValue(item, field.of, names, reading) ?? (field.of.kind === 'object' ? {} : undefined)
    })
  else if (isScalar(node)) value.data = node.value
  return value.data
}

const TYPES: Readonly<Record<string, string>> = {
  list: 'A list belongs here: begin each entry with a hyphen on a line of its own.',
  'group of fields': 'Several fields belong here, on indented lines below.',
  number: 'A number belongs here: digits only, without quotes, commas or a currency sign.',
  boolean: 'Write true or false, without quotes.',
  text: 'A text belongs here: put it in quotes.',
}

function kindFinding(node: Node | null, field: Field, label: string): Finding | undefined {
  // Nobody here gives values a name to refer to them, as YAML allows.
  if (isAlias(node)) return ['malformed-yaml', 'this text begins with an asterisk.']
  if (isEmpty(node) && !(field.kind === 'list' && field.min === 0 && isSeq(node))) {
    const fix = field.optional ? ' Write a value, or remove the line.' : ''
    return ['empty-field', `"${label}" is empty.${fix}`, field.description]
  }
  const written = isScalar(node) ? typeof node.value : isSeq(node) ? 'list' : 'group of fields'
  const type = written === 'string' ? 'text' : written
  const wanted = field.kind === 'object' ? 'group of fields' : field.kind in TYPES ? field.kind : 'text'
  const shown = isScalar(node) ? ` "${node.source ?? String(node.value)}"` : ''
  if (type !== wanted) return ['wrong-type', `${label}: this is the ${type}${shown}.`, TYPES[wanted]]
  const [rule, found] = (isScalar(node) && timeFinding(String(node.value), field.kind)) || []
  return rule && [rule, `${label}: ${found}`]
}

function isEmpty(node: Node | null): boolean {
  if (isMap(node) || isSeq(node)) return node.items.length === 0
  return !isScalar(node) || node.value === null || String(node.value).trim() === ''
}

function textOf({ field, node, path, data: value }: Value, head: string, report: ReportAt): Text | undefined {
  if (field.kind !== 'text' && field.kind !== 'richText') return undefined
  if (!isScalar(node) || typeof value !== 'string') return undefined
  const [start = 0, end] = node.range ?? []
  const raw = head.slice(start, end)
  return {
    ...readProse(value, field.kind === 'richText'),
    field,
    path,
    report: (offset, ...finding) => report(start + offsetInSource(value, raw, offset), ...finding),
  }
}

function readProse(value: string, isMarkdown: boolean) {
  const tree = isMarkdown ? markdown.parse(value) : undefined
  return { value, tree, ...masksOf(value, tree) }
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
