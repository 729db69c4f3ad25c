import { isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml'
import { isEqual, isFields, type YamlFields, type YamlValue } from './equal.ts'
import { origins, withEntries, withEntryAnew } from './list-change.ts'
import { withField, withFieldAnew, withoutField } from './map-change.ts'
import { renderDocument } from './render.ts'
import { withScalar } from './scalar-change.ts'

type Path = ReadonlyArray<string | number>

/**
 * Writes other values into the source of a YAML document. Everything else stays unchanged, character by character:
 * comments, quotes, empty lines, and the line breaks of texts.
 */
export function withValues(source: string, wanted: YamlFields): string {
  return changedAt(source, [], wanted) ?? renderDocument(wanted)
}

// Caches the last parsed document: each step reads the text of the previous one, at several places. The trees are
// never modified.
let latest: { source: string; document: Document.Parsed } | undefined

function read(source: string): Document.Parsed {
  if (latest?.source !== source)
    latest = { source, document: parseDocument(source, { keepSourceTokens: true }) }
  return latest.document
}

const nodeAt = (document: Document.Parsed, path: Path) =>
  (path.length === 0 ? document.contents : document.getIn(path, true)) as Node | null | undefined

const valueOf = (source: string) => read(source).toJS() as YamlValue

/**
 * Changes the value at one path by the smallest change that gives the wanted result. Returns undefined if there is
 * none.
 */
function changedAt(source: string, path: Path, wanted: YamlValue): string | undefined {
  const document = read(source)
  if (document.errors.length > 0) return undefined
  const node = nodeAt(document, path)
  const before = document.getIn(path) === undefined ? undefined : (node?.toJS(document) as YamlValue)
  if (isEqual(before, wanted)) return source
  const all = withIn(valueOf(source), path, wanted)
  for (const change of [changedWithin, writtenAnew]) {
    const changed = node ? change(source, document, path, wanted) : undefined
    if (changed !== undefined && reads(changed, all)) return changed
  }
  return undefined
}

function reads(source: string, wanted: YamlValue) {
  const document = read(source)
  return document.errors.length === 0 && isEqual(document.toJS() as YamlValue, wanted)
}

function changedWithin(source: string, document: Document.Parsed, path: Path, wanted: YamlValue) {
  const node = nodeAt(document, path)
  if (isMap(node) && isFields(wanted)) return withFields(source, path, wanted)
  if (isSeq(node) && Array.isArray(wanted)) return withList(source, path, wanted)
  if (isScalar(node) && !Array.isArray(wanted) && !isFields(wanted))
    return withScalar(source, node, wanted, isInFlow(document, path))
  return undefined
}

function withFields(source: string, path: Path, wanted: YamlFields): string | undefined {
  const before = valueIn(valueOf(source), path)
  const gone = isFields(before) ? Object.keys(before).filter((key) => !Object.hasOwn(wanted, key)) : []
  let text: string | undefined = source
  for (const key of gone) text &&= onMap(text, path, (now, map) => withoutField(now, map, key))
  let after: string | undefined
  for (const [key, value] of Object.entries(wanted)) {
    const above = after
    text &&= read(text).hasIn([...path, key])
      ? changedAt(text, [...path, key], value)
      : onMap(text, path, (now, map) => withField(now, map, { key, value, after: above }))
    after = key
  }
  return text
}

function onMap<T>(source: string, path: Path, change: (source: string, map: import('yaml').YAMLMap) => T) {
  const map = nodeAt(read(source), path)
  return isMap(map) ? change(source, map) : undefined
}

function withList(source: string, path: Path, wanted: Array<YamlValue>): string | undefined {
  const list = nodeAt(read(source), path)
  const before = valueIn(valueOf(source), path)
  if (!isSeq(list) || !Array.isArray(before)) return undefined
  const from = origins(before, wanted)
  const isInPlace = before.length === wanted.length && from.every((place, index) => place === index)
  let text = isInPlace ? source : withEntries(source, list, wanted, from)
  wanted.forEach((value, index) => {
    text &&= changedAt(text, [...path, index], value)
  })
  return text
}

/** Rewrites the whole value, in the style of new documents. */
function writtenAnew(source: string, document: Document.Parsed, path: Path, wanted: YamlValue) {
  const last = path.at(-1)
  const parent = nodeAt(document, path.slice(0, -1))
  if (isMap(parent) && typeof last === 'string') return withFieldAnew(source, parent, last, wanted)
  if (isSeq(parent) && typeof last === 'number') return withEntryAnew(source, parent, last, wanted)
  return undefined
}

/** Whether a value is inside braces or brackets. */
function isInFlow(document: Document.Parsed, path: Path) {
  return path.some((_, length) => {
    const node = nodeAt(document, path.slice(0, length))
    return (isMap(node) || isSeq(node)) && node.flow === true
  })
}

function valueIn(value: YamlValue | undefined, path: Path): YamlValue | undefined {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(value)) return valueIn(value[Number(key)], rest)
  return isFields(value) ? valueIn(value[key], rest) : undefined
}

function withIn(value: YamlValue, [key, ...rest]: Path, wanted: YamlValue): YamlValue {
  if (key === undefined) return wanted
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? withIn(item, rest, wanted) : item))
  return isFields(value) ? { ...value, [key]: withIn(value[key] ?? null, rest, wanted) } : value
}
