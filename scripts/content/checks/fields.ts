import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Field, Fields, ListField, ObjectField } from '#src/content/schema/field.ts'
import type { Context } from './context.ts'
import { keyOf, offsetOf } from './document.ts'
import { checkItems } from './items.ts'
import { allowed, named, nearest } from './nearest.ts'
import { checkRichText } from './rich-text.ts'
import { unknownPlaceholders } from './placeholders.ts'
import { isEmpty, wrongType } from './type-of-value.ts'
import { numberFinding, textFinding } from './value.ts'
import { unknownAlias } from './yaml-fields.ts'

/** Checks a group of fields against the schema, recursively. */
export function checkFields(map: YAMLMap, fields: Fields, context: Context) {
  const seen = new Map<string, number>()
  const meant = new Set<string>()
  const present = new Set(map.items.map(keyOf))

  for (const pair of map.items) {
    const key = keyOf(pair)
    const keyOffset = offsetOf(asNode(pair.key))
    const earlier = seen.get(key)
    if (earlier !== undefined) {
      context.report(keyOffset, 'duplicate-field', {
        found: `"${key}" stands here a second time.`,
        fix: 'Remove one of the two.',
        expected: `The first is on line ${context.excerpt.at(earlier).line}.`,
      })
      continue
    }
    seen.set(key, keyOffset)
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (field) checkValue(asNode(pair.value), field, { label: key, keyOffset, within: map }, context)
    else reportUnknown(key, keyOffset)
  }

  for (const [key, field] of Object.entries(fields)) {
    if (field.optional || seen.has(key) || meant.has(key)) continue
    const isAlt = key === 'alt' && fields.src?.kind === 'imageFile'
    context.report(offsetOf(map), isAlt ? 'image-alt' : 'missing-field', {
      found: isAlt ? 'the picture has no alternative text: "alt" is missing.' : `"${key}" is missing.`,
      fix: `Add a line "${key}: …".`,
      expected: field.description,
    })
  }

  function reportUnknown(key: string, offset: number) {
    if (key === 'type' && map === context.document.contents) {
      context.report(offset, 'reserved-field', {
        found: 'there is no field "type".',
        fix: 'Remove this line.',
        expected: 'What kind of document this is follows from the folder it is in.',
      })
      return
    }
    const candidates = Object.keys(fields).filter((name) => !present.has(name))
    const match = nearest(key, named(candidates))
    if (match !== undefined) meant.add(match)
    context.report(offset, 'unknown-field', {
      found: `there is no field "${key}" here.`,
      fix: match === undefined ? undefined : `Did you mean "${match}"?`,
      expected: allowed(named(Object.keys(fields))),
    })
  }
}

type Place = { label: string; keyOffset: number; within: object }

function checkValue(written: Node | null, field: Field, place: Place, context: Context) {
  const node = isAlias(written) ? (written.resolve(context.document) ?? null) : written
  const offset = written === null ? place.keyOffset : offsetOf(written)

  if (isAlias(written) && node === null) {
    context.report(offset, 'malformed-yaml', unknownAlias)
    return
  }

  const mayBeEmpty = field.kind === 'list' && field.min === 0 && isSeq(node)
  if (isEmpty(node) && !mayBeEmpty) {
    const isAlt = place.label === 'alt'
    context.report(offset, isAlt ? 'image-alt' : 'empty-field', {
      found: `"${place.label}" is empty.`,
      fix: field.optional ? 'Write a value, or remove the line.' : undefined,
      expected: field.description,
    })
    return
  }
  const problem = wrongType(node, field)
  if (problem) {
    context.report(offset, 'wrong-type', { ...problem, found: `${place.label}: ${problem.found}` })
    return
  }
  if (field.kind === 'list' && isSeq(node)) return checkList(node, field, place, context)
  if (field.kind === 'object' && isMap(node)) return checkObject(node, field, place, context)
  if (!isScalar(node)) return
  checkNothingLost(node, field, place.label, context)
  if (field.kind === 'richText') return checkRichText(node, context)
  checkPlaceholders(node, field, context)
  const { value } = node
  const finding =
    field.kind === 'number' && typeof value === 'number'
      ? numberFinding(value, node.source ?? '', field)
      : typeof value === 'string'
        ? textFinding(value, field, context)
        : undefined
  if (!finding) return
  const named = field.kind === 'reference' ? '' : `${place.label}: `
  context.report(offset, finding.rule, { ...finding.words, found: named + finding.words.found })
}

function checkPlaceholders({ range }: Scalar, field: Field, context: Context) {
  if (!range || !['text', 'url', 'link', 'email'].includes(field.kind)) return
  const more = field.kind === 'text' ? field.placeholders : undefined
  const source = context.excerpt.text.slice(range[0], range[1])
  for (const { offset, words } of unknownPlaceholders(source, context.contentIndex.facts, more))
    context.report(range[0] + offset, 'placeholder', words)
}

/** YAML treats # after a space as the beginning of a remark, and drops it with all that follows. */
function checkNothingLost(node: Scalar, field: Field, label: string, context: Context) {
  const end = node.range?.[1]
  if (node.type !== 'PLAIN' || typeof node.value !== 'string' || end === undefined) return
  const isShown = field.kind === 'text' || field.kind === 'richText'
  const lost = (isShown ? /^[ \t]+#.*/ : /^[ \t]+#\w\S*/).exec(context.excerpt.text.slice(end))
  if (!lost) return
  context.report(end + lost[0].indexOf('#'), 'lost-words', {
    found: `${label}: "${lost[0].trim()}"${isShown ? '' : ' and what follows in this line'} is left out.`,
    fix: `Put the whole text in quotes, or ${isShown ? 'write a remark on a line above' : 'leave a space after # for a remark'}.`,
    expected: 'After a space, # begins a remark that nobody sees.',
  })
}

function checkObject(node: YAMLMap, field: ObjectField, { within }: Place, context: Context) {
  checkFields(node, field.fields, context)
  const alt = node.get('alt', true)
  const src = node.get('src')
  if (field.fields.src?.kind !== 'imageFile' || typeof src !== 'string') return
  if (!isScalar(alt) || typeof alt.value !== 'string' || isEmpty(alt)) {
    context.pictures.push({ src, alt: '', altOffset: offsetOf(node), excerpt: context.excerpt, within })
    return
  }
  context.pictures.push({ src, alt: alt.value, altOffset: offsetOf(alt), excerpt: context.excerpt, within })
}

function checkList(node: YAMLSeq, field: ListField, place: Place, context: Context) {
  checkItems(node, field, place.label, context)
  if (field.of.kind === 'text' || field.of.kind === 'reference') checkCommas(node, place.label, context)
  node.items.forEach((item, index) => {
    const written = asNode(item)
    const label = `${place.label}, item ${index + 1}`
    checkValue(written, field.of, { label, keyOffset: offsetOf(node), within: written ?? node }, context)
  })
}

/** YAML divides entries at the comma of an English keyboard only. */
function checkCommas(node: YAMLSeq, label: string, context: Context) {
  for (const item of node.items) {
    const [comma] = isScalar(item) ? (/[،，、﹐]/u.exec(String(item.value)) ?? []) : []
    if (!isScalar(item) || comma === undefined) continue
    context.report(offsetOf(item), 'foreign-comma', {
      found: `${label}: "${String(item.value)}" is one entry, as ${comma} is no English comma.`,
      fix: 'Write , between the entries, or each on a line of its own.',
      expected: 'Entries are divided by the comma of an English keyboard.',
    })
  }
}

/** The parser returns a node or null; its types are wider. */
function asNode(value: unknown): Node | null {
  return isAlias(value) || isScalar(value) || isMap(value) || isSeq(value) ? value : null
}
