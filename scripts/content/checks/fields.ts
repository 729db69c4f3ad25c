import { isMap, isScalar, isSeq, type Scalar, type YAMLSeq } from 'yaml'
import { fillIn } from '#scripts/content/facts.ts'
import { listPaths } from '#scripts/content/option-lists.ts'
import type { Field, ListField, NumberField, TextField } from '#src/content/schema/field.ts'
import { emailFinding, linkFinding, webAddressFinding } from './addresses.ts'
import type { ContentDocument, Value, Site } from './document.ts'
import { allowed, didYouMean } from './nearest.ts'
import { pictureFinding } from './pictures.ts'
import { unknownPlaceholders } from './placeholders.ts'
import type { Finding } from './problem.ts'

/** Compares the values of a document with what their fields allow. */
export function checkFields(document: ContentDocument, site: Site) {
  for (const value of document.values) {
    const [rule, found, help] = valueFinding(value, document, site) ?? []
    if (rule) document.report(value.path, rule, `${value.label}: ${found}`, help)
  }
}

function valueFinding(value: Value, document: ContentDocument, site: Site): Finding | undefined {
  const { field, node, data } = value
  if (field.kind === 'list' && isSeq(node)) return listFinding(node, field, value, document)
  if (!isScalar(node)) return undefined
  checkUnquoted(node, value, document)
  if (field.kind === 'number') return numberFinding(Number(data), node.source ?? '', field)
  if (field.kind === 'richText' || typeof data !== 'string') return undefined
  if (node.range && ['text', 'url', 'link', 'email'].includes(field.kind)) {
    const [start, end] = node.range
    const more = field.kind === 'text' ? field.placeholders : undefined
    for (const { offset, finding } of unknownPlaceholders(document.text.slice(start, end), site.facts, more))
      document.report(start + offset, ...finding)
  }
  return textFinding(data, field, document, site)
}

const QUOTED = /^(?:“[^“”]*”|„[^„“”]*[“”]|‘[^‘’]*’)$/u

/** What YAML does with a text without its quotes: # after a space begins a remark, and other quotes are words. */
function checkUnquoted(node: Scalar, { field, label }: Value, { text, report }: ContentDocument) {
  const end = node.range?.[1]
  if (node.type !== 'PLAIN' || typeof node.value !== 'string' || end === undefined) return
  const isShown = field.kind === 'text' || field.kind === 'richText'
  const [lost] = (isShown ? /^[ \t]+#.*/ : /^[ \t]+#\w\S*/).exec(text.slice(end)) ?? []
  if (lost !== undefined)
    report(end + lost.indexOf('#'), 'lost-words', `${label}: "${lost.trim()}" is left out.`)
  if (isShown && QUOTED.test(node.value))
    report(node, 'typographic-quotes', 'visitors would see the quotes around this text.')
}

/** Fields that identify an entry of a list, so that they must be unique. */
const KEYS = ['key', 'code', 'network', 'url', 'from']

/** Lists with too few or too many entries, entries that are there twice, and commas of other scripts. */
function listFinding(
  { items }: YAMLSeq,
  { min, max, of }: ListField,
  { label }: Value,
  { report }: ContentDocument,
): Finding | undefined {
  const seen = new Set<string>()
  const entries = items.flatMap((item) => (isMap(item) ? KEYS.map((key) => item.get(key, true)) : item))
  for (const entry of entries) {
    if (!isScalar(entry) || entry.value === null) continue
    const value = String(entry.value)
    if (seen.has(value)) report(entry, 'repeated-item', `${label}: "${value}" is there twice.`)
    seen.add(value)
    // YAML divides entries at the comma of an English keyboard only.
    const [comma] = (of.kind === 'text' || of.kind === 'reference' ? /[،，、﹐]/u.exec(value) : null) ?? []
    if (comma)
      report(entry, 'foreign-comma', `${label}: "${value}" is one entry, as ${comma} divides nothing.`)
  }
  if (isWithin(items.length, min, max)) return undefined
  return ['list-length', `the number of entries is ${items.length}.`, `Write ${limits(min, max)}.`]
}

function isWithin(value: number, min = -Infinity, max = Infinity) {
  return min <= value && value <= max
}

/** What a number, or a number of entries, must be: at least 1 and at most 9. */
export function limits(min: number | undefined, max: number | undefined) {
  if (min !== undefined && min === max) return `exactly ${min}`
  const parts = [min !== undefined && `at least ${min}`, max !== undefined && `at most ${max}`]
  return parts.filter(Boolean).join(' and ')
}

/** The problem with a text. Days and times were looked at as they were read. */
function textFinding(
  value: string,
  field: Field,
  document: ContentDocument,
  site: Site,
): Finding | undefined {
  const filled = fillIn(value, site.facts)
  if (field.kind === 'text') return plainTextFinding(value, filled, field)
  if (field.kind === 'link') return linkFinding(filled, document, site)
  if (field.kind === 'url') return webAddressFinding(filled)
  if (field.kind === 'email') return emailFinding(filled)
  if (field.kind === 'imageFile') return pictureFinding(value, field, document, site)
  if (field.kind !== 'choice' && field.kind !== 'reference') return undefined
  const path = field.kind === 'reference' ? listPaths[field.to] : undefined
  const options = field.kind === 'choice' ? field.options.map((option) => ({ value: option })) : []
  const candidates = path === undefined ? options : site.options[path]
  // If the list itself is invalid, the value cannot be checked.
  if (!candidates || candidates.some((candidate) => candidate.value === value)) return undefined
  const found = `"${value}" is not in the list.${didYouMean(value, candidates)}`
  return path === undefined
    ? ['choice', found, allowed(candidates)]
    : ['reference', found, allowed(candidates, `content/${path}`)]
}

function plainTextFinding(
  value: string,
  filled: string,
  { maxLength = Infinity, paragraphs, pattern }: TextField,
): Finding | undefined {
  const line = value.replace(/\s+/gu, ' ').trim()
  const spaces = 'the text has a line break, or other spaces than one between words.'
  if (!paragraphs && value !== line) return ['white-space', spaces, `Write: ${line}`]
  const { length } = [...filled]
  if (length > maxLength)
    return ['text-length', `${length} characters are too many.`, `At most ${maxLength} fit.`]
  if (!pattern || new RegExp(`^(?:${pattern.source})$`, 'u').test(value)) return undefined
  return ['pattern', `"${value}" does not fit.`, `It ${pattern.says}.`]
}

function numberFinding(
  value: number,
  written: string,
  { integer, min, max }: NumberField,
): Finding | undefined {
  if (/^[-+]?0\d/.test(written)) return ['number-range', `${written} begins with a zero.`, `Write ${value}.`]
  if (Number.isFinite(value) && (!integer || Number.isInteger(value)) && isWithin(value, min, max))
    return undefined
  const sort = integer ? 'a whole number' : 'a number'
  return ['number-range', `${value} does not fit.`, `Write ${sort}, ${limits(min, max)}.`]
}
