import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { everyField } from '#src/content/schema/document.ts'
import type { Field, Fields, ListField } from '#src/content/schema/field.ts'
import type { ContentDocument, Value, Site } from './document.ts'
import { allowed, named, nearest } from './nearest.ts'
import { unknownPlaceholders } from './placeholders.ts'
import type { Finding } from './problem.ts'
import { numberFinding, textFinding } from './value.ts'
import { UNKNOWN_ALIAS } from './yaml-errors.ts'

/** Compares the fields of a document with its schema. */
export function checkFields(document: ContentDocument, site: Site) {
  const { root, schema, values } = document
  if (!root) return
  checkGroup(root, everyField(schema), document)
  for (const value of values) checkValue(value, document, site)
}

/** Reports fields of a group that are unknown, missing or there twice. */
function checkGroup(map: YAMLMap, fields: Fields, { report }: ContentDocument) {
  const seen = new Set<string>()
  const meant = new Set<string>()
  const free = Object.keys(fields).filter((name) => !map.has(name))
  for (const pair of map.items) {
    const key = String(pair.key)
    const place = pair.key as Node
    if (seen.has(key)) report(place, { rule: 'duplicate-field', found: `"${key}" is there a second time.` })
    else if (!Object.hasOwn(fields, key)) {
      const match = nearest(key, named(free))?.value
      if (match !== undefined) meant.add(match)
      const found = `there is no field "${key}" here.`
      const fix = match && `Did you mean "${match}"?`
      report(place, { rule: 'unknown-field', found, fix, expected: allowed(named(Object.keys(fields))) })
    }
    seen.add(key)
  }
  for (const [key, { optional, description: expected }] of Object.entries(fields)) {
    if (optional || seen.has(key) || meant.has(key)) continue
    const fix = `Add a line "${key}: …".`
    report(map, { rule: 'missing-field', found: `"${key}" is missing.`, fix, expected })
  }
}

function checkValue(value: Value, document: ContentDocument, site: Site) {
  const { field, label, node, place } = value
  const { report } = document
  if (value.isAlias && node === null) return report(place, { rule: 'malformed-yaml', ...UNKNOWN_ALIAS })
  const mayBeEmpty = field.kind === 'list' && field.min === 0 && isSeq(node)
  if (isEmpty(node) && !mayBeEmpty)
    return report(place, {
      rule: 'empty-field',
      found: `"${label}" is empty.`,
      fix: field.optional && 'Write a value, or remove the line.',
      expected: field.description,
    })
  const finding = typeFinding(node, field)
  if (finding) return report(place, { ...finding, found: `${label}: ${finding.found}` })
  if (field.kind === 'object' && isMap(node)) return checkGroup(node, field.fields, document)
  if (field.kind === 'list' && isSeq(node)) return checkList(node, field, label, document)
  if (isScalar(node)) checkScalar(node, value, document, site)
}

function checkScalar(node: Scalar, { field, label, place }: Value, document: ContentDocument, site: Site) {
  checkNothingLost(node, field, label, document)
  if (field.kind === 'richText') return
  checkPlaceholders(node, field, document, site)
  const finding =
    field.kind === 'number'
      ? numberFinding(Number(node.value), node.source ?? '', field)
      : typeof node.value === 'string'
        ? textFinding(node.value, field, document, site)
        : undefined
  if (finding) document.report(place, { ...finding, found: `${label}: ${finding.found}` })
}

/** Whether a value is missing, blank, or a list or group without entries. */
function isEmpty(node: Node | null): boolean {
  if (isMap(node) || isSeq(node)) return node.items.length === 0
  return !isScalar(node) || node.value === null || String(node.value).trim() === ''
}

const TEXT = { type: 'text', expected: 'A text belongs here: put it in quotes.' }
const TYPES: Partial<Record<Field['kind'], { type: string; expected: string }>> = {
  list: {
    type: 'list',
    expected: 'A list belongs here: begin each entry with a hyphen on a line of its own.',
  },
  object: { type: 'group of fields', expected: 'Several fields belong here, on indented lines below.' },
  number: {
    type: 'number',
    expected: 'A number belongs here: digits only, without quotes, commas or a currency sign.',
  },
  boolean: { type: 'boolean', expected: 'Write true or false, without quotes.' },
}

/** A value of the wrong type: a text for a number, one value for a list. */
function typeFinding(node: Node | null, field: Field): Finding | undefined {
  const written = isScalar(node) ? typeof node.value : isSeq(node) ? 'list' : 'group of fields'
  const type = written === 'string' ? 'text' : written
  const wanted = TYPES[field.kind] ?? TEXT
  if (type === wanted.type) return undefined
  const shown = isScalar(node) ? ` "${node.source ?? String(node.value)}"` : ''
  return { rule: 'wrong-type', found: `this is the ${type}${shown}.`, expected: wanted.expected }
}

function checkPlaceholders(
  { range }: Scalar,
  field: Field,
  { text, report }: ContentDocument,
  { facts }: Site,
) {
  if (!range || !['text', 'url', 'link', 'email'].includes(field.kind)) return
  const more = field.kind === 'text' ? field.placeholders : undefined
  for (const { offset, finding } of unknownPlaceholders(text.slice(range[0], range[1]), facts, more))
    report(range[0] + offset, finding)
}

/** YAML treats # after a space as the beginning of a remark, and drops it with all that follows. */
function checkNothingLost(node: Scalar, field: Field, label: string, { text, report }: ContentDocument) {
  const end = node.range?.[1]
  if (node.type !== 'PLAIN' || typeof node.value !== 'string' || end === undefined) return
  const isShown = field.kind === 'text' || field.kind === 'richText'
  const [lost] = (isShown ? /^[ \t]+#.*/ : /^[ \t]+#\w\S*/).exec(text.slice(end)) ?? []
  if (lost === undefined) return
  report(end + lost.indexOf('#'), { rule: 'lost-words', found: `${label}: "${lost.trim()}" is left out.` })
}

/** Fields that identify an entry of a list, so that they must be unique. */
const KEYS = ['key', 'code', 'network', 'url', 'from']

/** Reports lists with too few or too many entries, entries that are there twice, and commas of other scripts. */
function checkList(
  node: YAMLSeq,
  { min = 0, max = Infinity, of }: ListField,
  label: string,
  { report }: ContentDocument,
) {
  const count = node.items.length
  const range = max === Infinity ? `at least ${min}` : min === max ? `exactly ${min}` : `${min} to ${max}`
  if (count < min || count > max)
    report(node, {
      rule: 'list-length',
      found: `${label}: the number of entries is ${count}.`,
      expected: `Write ${range}.`,
    })
  const seen = new Set<string>()
  const entries = node.items.flatMap((item) => (isMap(item) ? KEYS.map((key) => item.get(key, true)) : item))
  for (const entry of entries) {
    if (!isScalar(entry) || entry.value === null) continue
    const value = String(entry.value)
    if (seen.has(value))
      report(entry, { rule: 'repeated-item', found: `${label}: "${value}" is there twice.` })
    seen.add(value)
    // YAML divides entries at the comma of an English keyboard only.
    const [comma] = (of.kind === 'text' || of.kind === 'reference' ? /[،，、﹐]/u.exec(value) : null) ?? []
    const found = `${label}: "${value}" is one entry, as ${comma} is no English comma.`
    if (comma !== undefined) report(entry, { rule: 'foreign-comma', found })
  }
}
