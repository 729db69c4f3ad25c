import { diffArrays } from 'diff'
import { Document, isCollection, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml'

export type YamlValue = string | number | boolean | null | Array<YamlValue> | YamlFields

export type YamlFields = { [field: string]: YamlValue }

/** The form of the files: a paragraph is one line, so that a changed word is one changed line. */
const FORM = { lineWidth: 0, singleQuote: true } as const

/** Longer texts begin on a new line, where a colon is harmless. */
const SHORT = 78

/** Texts that some YAML parsers read as a number or a boolean. */
const READ_OTHERWISE = /^(?:[-+]?\d+(?::\d+)+|yes|no|on|off)$/i

/** Renders a new document with these fields; `annotate` may add comments. */
export function renderDocument(fields: YamlFields, annotate?: (document: Document) => void): string {
  const document = new Document(fields)
  writeTextsSafely(document)
  annotate?.(document)
  return document.toString(FORM)
}

/** Writes other values into a YAML document, which is brought into our form. Comments, quotes and empty lines stay. */
export function withValues(source: string, wanted: YamlFields): string {
  const document = parseDocument(source)
  if (document.errors.length > 0 || !isMap(document.contents)) return renderDocument(wanted)
  if (isEqual(document.toJS() as YamlValue, wanted)) return source
  setFields(document, document.contents, wanted)
  return document.toString(FORM)
}

function changed(document: Document, node: unknown, wanted: YamlValue): Node {
  const before = valueOf(document, node)
  if (before !== undefined && isEqual(before, wanted)) return node as Node
  if (isMap(node) && isFields(wanted)) return setFields(document, node, wanted)
  if (isSeq(node) && Array.isArray(wanted) && wanted.length > 0) return setEntries(document, node, wanted)
  if (isScalar(node) && !Array.isArray(wanted) && !isFields(wanted)) {
    node.value = wanted
    if (typeof wanted !== 'string' || typeof before !== 'string') delete node.type
    writeTextsSafely(node, typeof before === 'string')
    return node
  }
  const other = created(document, wanted)
  if (isCollection(node) && isCollection(other) && node.flow && node.items.length > 0) other.flow = true
  return other
}

/** Changes a map in place. A new field stands below the one before it. */
function setFields(document: Document, map: YAMLMap, wanted: YamlFields): Node {
  map.items = map.items.filter((pair) => Object.hasOwn(wanted, keyOf(pair)))
  let next = 0
  for (const [key, value] of Object.entries(wanted)) {
    const place = map.items.findIndex((pair) => keyOf(pair) === key)
    const pair = map.items[place]
    if (pair) pair.value = changed(document, pair.value, value)
    else map.items.splice(next, 0, document.createPair(key, created(document, value)))
    next = (pair ? place : next) + 1
  }
  return map
}

/** Changes a list in place. Entries keep their comments when others are added, removed or moved. */
function setEntries(document: Document, list: YAMLSeq, wanted: Array<YamlValue>): Node {
  const hasEmptyLines = isSpaced(list.items[1])
  const before = list.items.map((item) => valueOf(document, item) ?? null)
  const from = origins(before, wanted)
  list.items = wanted.map((value, index) => {
    const origin = from[index]
    const item =
      origin === undefined ? created(document, value) : changed(document, list.items[origin], value)
    // The empty lines of a new entry, or one that was the first, are those of its list.
    if (index === 0) item.spaceBefore = false
    else if (!origin) item.spaceBefore = hasEmptyLines
    return item
  })
  return list
}

/** For each wanted entry, the index of the original entry, or undefined for a new one. */
function origins(before: Array<YamlValue>, wanted: Array<YamlValue>): Array<number | undefined> {
  const found: Array<number | undefined> = []
  let place = 0
  let removed: Array<number> = []
  for (const { value, added, removed: isRemoved } of diffArrays(before, wanted, { comparator: isEqual })) {
    const places = value.map((_, index) => place + index)
    if (isRemoved) removed = places
    // Added entries that replace removed ones count as changed, in the same order.
    else if (added) found.push(...value.map((_, index) => removed[index]))
    else found.push(...places)
    if (!added) place += value.length
    if (!isRemoved) removed = []
  }
  const isUsed = new Set(found)
  return found.map((from, index) => {
    if (from !== undefined) return from
    const moved = before.findIndex((entry, at) => !isUsed.has(at) && isEqual(entry, wanted[index]))
    isUsed.add(moved)
    return moved === -1 ? undefined : moved
  })
}

function created(document: Document, value: YamlValue): Node {
  const node = document.createNode(value)
  writeTextsSafely(node)
  return node
}

/** Uses block style for long texts, and quotes for texts that other YAML parsers would read as another type. */
function writeTextsSafely(within: Document | Node, keepsStyle = false) {
  visit(within, {
    Scalar(_key, node) {
      if (typeof node.value !== 'string' || node.type?.startsWith('BLOCK')) return
      if (node.value.includes('\n')) node.type = 'BLOCK_LITERAL'
      else if (READ_OTHERWISE.test(node.value)) node.type = 'QUOTE_SINGLE'
      else if (node.value.length > SHORT && !keepsStyle) node.type = 'BLOCK_FOLDED'
    },
  })
}

function valueOf(document: Document, node: unknown): YamlValue | undefined {
  return isScalar(node) || isCollection(node) ? (node.toJS(document) as YamlValue) : undefined
}

function isSpaced(node: unknown) {
  return (isScalar(node) || isCollection(node)) && node.spaceBefore === true
}

function keyOf({ key }: Pair) {
  return isScalar(key) ? String(key.value) : ''
}

export function isFields(value: unknown): value is YamlFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values are equal, ignoring the order of fields. */
function isEqual(one: YamlValue | undefined, other: YamlValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]))
  if (!isFields(one) || !isFields(other)) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  )
}
