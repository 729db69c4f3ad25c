import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { everyField } from '#src/content/schema/document.ts'
import type { Field, Fields, ListField } from '#src/content/schema/field.ts'
import { allowed, named, nearest } from './nearest.ts'
import type { ContentDocument, Value } from './document.ts'
import { unknownPlaceholders } from './placeholders.ts'
import type { Excerpt } from './problem.ts'
import type { Site } from './site.ts'
import { isEmpty, wrongType } from './type-of-value.ts'
import { numberFinding, textFinding } from './value.ts'
import { UNKNOWN_ALIAS } from './yaml-errors.ts'

/** Compares the fields of a document with its schema. */
export function checkFields(document: ContentDocument, site: Site) {
  const { fields, schema, values } = document
  if (!fields) return
  checkGroup(fields.root, everyField(schema), fields.excerpt, fields.root)
  for (const value of values) checkValue(value, document, fields, site)
}

/** Reports fields of a group that are unknown, missing or there twice. */
function checkGroup(map: YAMLMap, fields: Fields, { report, lineOf }: Excerpt, root?: YAMLMap) {
  const seen = new Map<string, Node>()
  const present = new Set(map.items.map(({ key }) => String(key)))
  const meant = new Set<string>()
  for (const pair of map.items) {
    const key = String(pair.key)
    const place = pair.key as Node
    const earlier = seen.get(key)
    seen.set(key, earlier ?? place)
    if (earlier)
      report(place, {
        rule: 'duplicate-field',
        found: `"${key}" stands here a second time.`,
        fix: 'Remove one of the two.',
        expected: `The first is on line ${lineOf(earlier.range?.[0] ?? 0)}.`,
      })
    else if (Object.hasOwn(fields, key)) continue
    else if (key === 'type' && map === root)
      report(place, { rule: 'reserved-field', found: 'there is no field "type".', fix: 'Remove this line.' })
    else {
      const match = nearest(key, named(Object.keys(fields).filter((name) => !present.has(name))))?.value
      if (match !== undefined) meant.add(match)
      report(place, {
        rule: 'unknown-field',
        found: `there is no field "${key}" here.`,
        fix: match && `Did you mean "${match}"?`,
        expected: allowed(named(Object.keys(fields))),
      })
    }
  }
  for (const [key, { optional, description: expected }] of Object.entries(fields)) {
    if (optional || seen.has(key) || meant.has(key)) continue
    const fix = `Add a line "${key}: …".`
    if (key === 'alt' && fields.src?.kind === 'imageFile') {
      const found = 'the picture has no alternative text: "alt" is missing.'
      report(map, { rule: 'image-alt', found, fix, expected })
    } else report(map, { rule: 'missing-field', found: `"${key}" is missing.`, fix, expected })
  }
}

function checkValue(
  value: Value,
  document: ContentDocument,
  { excerpt }: NonNullable<ContentDocument['fields']>,
  site: Site,
) {
  const { field, label, node, place } = value
  const { report } = excerpt
  if (value.isAlias && node === null) return report(place, { rule: 'malformed-yaml', ...UNKNOWN_ALIAS })
  const mayBeEmpty = field.kind === 'list' && field.min === 0 && isSeq(node)
  if (isEmpty(node) && !mayBeEmpty)
    return report(place, {
      rule: label === 'alt' ? 'image-alt' : 'empty-field',
      found: `"${label}" is empty.`,
      fix: field.optional && 'Write a value, or remove the line.',
      expected: field.description,
    })
  const wrong = wrongType(node, field)
  if (wrong) return report(place, { rule: 'wrong-type', ...wrong, found: `${label}: ${wrong.found}` })
  if (field.kind === 'object' && isMap(node)) return checkGroup(node, field.fields, excerpt)
  if (field.kind === 'list' && isSeq(node)) return checkList(node, field, label, excerpt)
  if (!isScalar(node)) return
  checkNothingLost(node, field, label, excerpt)
  if (field.kind === 'richText') return
  checkPlaceholders(node, field, excerpt, site)
  const finding =
    field.kind === 'number'
      ? numberFinding(Number(node.value), node.source ?? '', field)
      : typeof node.value === 'string'
        ? textFinding(node.value, field, document, site)
        : undefined
  if (!finding) return
  // The words about a reference name its list.
  const found = field.kind === 'reference' ? finding.found : `${label}: ${finding.found}`
  report(place, { ...finding, found })
}

function checkPlaceholders({ range }: Scalar, field: Field, { text, report }: Excerpt, { facts }: Site) {
  if (!range || !['text', 'url', 'link', 'email'].includes(field.kind)) return
  const more = field.kind === 'text' ? field.placeholders : undefined
  for (const { offset, finding } of unknownPlaceholders(text.slice(range[0], range[1]), facts, more))
    report(range[0] + offset, finding)
}

/** YAML treats # after a space as the beginning of a remark, and drops it with all that follows. */
function checkNothingLost(node: Scalar, field: Field, label: string, { text, report }: Excerpt) {
  const end = node.range?.[1]
  if (node.type !== 'PLAIN' || typeof node.value !== 'string' || end === undefined) return
  const isShown = field.kind === 'text' || field.kind === 'richText'
  const lost = (isShown ? /^[ \t]+#.*/ : /^[ \t]+#\w\S*/).exec(text.slice(end))
  if (!lost) return
  report(end + lost[0].indexOf('#'), {
    rule: 'lost-words',
    found: `${label}: "${lost[0].trim()}"${isShown ? '' : ' and what follows in this line'} is left out.`,
    fix: `Put the whole text in quotes, or ${isShown ? 'write a remark on a line above' : 'leave a space after # for a remark'}.`,
  })
}

/** Fields that identify an entry of a list, so that they must be unique. */
const KEYS = ['key', 'code']

/** Reports lists with too few or too many entries, entries that are there twice, and commas of other scripts. */
function checkList(node: YAMLSeq, { min, max, of }: ListField, label: string, { report }: Excerpt) {
  const count = node.items.length
  if (count < (min ?? 0) || count > (max ?? Infinity))
    report(node, {
      rule: 'list-length',
      found: `${label}: ${count} ${count === 1 ? 'entry is' : 'entries are'} ${count < (min ?? 0) ? 'too few' : 'too many'}.`,
      expected: `There ${rangeText(min, max)}.`,
    })
  const seen = new Map<string, number>()
  for (const [index, item] of node.items.entries()) {
    const entry = isMap(item) ? KEYS.map((key) => item.get(key, true)).find(isScalar) : item
    if (!isScalar(entry) || entry.value === null) continue
    const value = String(entry.value)
    const earlier = seen.get(value)
    seen.set(value, earlier ?? index)
    if (earlier !== undefined)
      report(entry, {
        rule: 'repeated-item',
        found: `${label}: "${value}" is there twice.`,
        fix: 'Remove one of the two.',
        expected: `It already is entry ${earlier + 1}.`,
      })
    // YAML divides entries at the comma of an English keyboard only.
    const [comma] = (of.kind === 'text' || of.kind === 'reference' ? /[،，、﹐]/u.exec(value) : null) ?? []
    if (comma !== undefined)
      report(entry, {
        rule: 'foreign-comma',
        found: `${label}: "${value}" is one entry, as ${comma} is no English comma.`,
        fix: 'Write , between the entries, or each on a line of its own.',
      })
  }
}

function rangeText(min: number | undefined, max: number | undefined) {
  if (min === max) return `have to be exactly ${min}`
  if (min === undefined) return `may be up to ${max}`
  return max === undefined ? `have to be at least ${min}` : `have to be ${min} to ${max}`
}
