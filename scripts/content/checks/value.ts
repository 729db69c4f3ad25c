import { posix } from 'node:path'
import { fillIn } from '#scripts/content/facts.ts'
import type { Field, NumberField, TextField } from '#src/content/schema/field.ts'
import { emailProblem, webAddressProblem } from './addresses.ts'
import { folderOf, type ContentDocument, type Site } from './document.ts'
import { imageFinding, sizeFinding } from './images.ts'
import { linkFinding } from './links.ts'
import { allowed, didYouMean, named } from './nearest.ts'
import { listPaths } from './option-lists.ts'
import type { Finding } from './problem.ts'
import { dateProblem, localDateTimeProblem, momentProblem, timeZoneProblem } from './dates.ts'

/** The problem with a text, by the type of its field, or undefined. */
export function textFinding(
  value: string,
  field: Field,
  document: ContentDocument,
  site: Site,
): Finding | undefined {
  const filled = fillIn(value, site.facts)
  if (field.kind === 'link') return linkFinding(filled, document, site)
  if (field.kind === 'imageFile') {
    const folder = folderOf(document.schema)
    const size = site.sizes.get(posix.join(folder, value))
    return imageFinding(value, site.images.get(folder) ?? new Set()) ?? sizeFinding(size, field)
  }
  if (field.kind !== 'reference') return formFinding(value, field, filled)
  const candidates = site.options[field.to]
  // If the list itself is invalid, the value cannot be checked.
  if (!candidates || candidates.some((candidate) => candidate.value === value)) return undefined
  return {
    rule: 'reference',
    found: `"${value}" is not in the list.`,
    fix: didYouMean(value, candidates),
    expected: allowed(candidates, `content/${listPaths[field.to]}`),
  }
}

/** The problem with a text by itself, whatever else the site has. `filled` has the facts in the place of braces. */
export function formFinding(value: string, field: Field, filled = value): Finding | undefined {
  switch (field.kind) {
    case 'text':
      return plainTextFinding(value, filled, field)
    case 'date':
      return dateProblem(value)
    case 'localDateTime':
      return localDateTimeProblem(value)
    case 'moment':
      return momentProblem(value)
    case 'timeZone':
      return timeZoneProblem(value)
    case 'url':
      return webAddressProblem(filled)
    case 'email':
      return emailProblem(filled)
    case 'choice': {
      if (field.options.includes(value)) return undefined
      const options = named(field.options)
      const found = `"${value}" is not in the list.`
      return { rule: 'choice', found, fix: didYouMean(value, options), expected: allowed(options) }
    }
    default:
      return undefined
  }
}

function plainTextFinding(
  value: string,
  filled: string,
  { maxLength = Infinity, paragraphs, pattern }: TextField,
): Finding | undefined {
  if (!paragraphs && value !== onOneLine(value))
    return {
      rule: 'white-space',
      found: 'the text has a line break, or other spaces than one between words.',
    }
  const { length } = [...filled]
  if (length > maxLength)
    return {
      rule: 'text-length',
      found: `${length} characters are too many.`,
      expected: `At most ${maxLength} fit.`,
    }
  if (!pattern || new RegExp(`^(?:${pattern.source})$`, 'u').test(value)) return undefined
  return { rule: 'pattern', found: `"${value}" does not fit.`, expected: `It ${pattern.says}.` }
}

/** A text with one plain space between words, and none around it. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** The problem with a number as it is written, or undefined. */
export function numberFinding(
  value: number,
  written: string,
  { integer, min = -Infinity, max = Infinity }: NumberField,
): Finding | undefined {
  const rule = 'number-range'
  if (/^[-+]?0\d/.test(written))
    return { rule, found: `${written} begins with a zero.`, expected: `Write ${value}.` }
  const fits = Number.isFinite(value) && (!integer || Number.isInteger(value)) && value >= min && value <= max
  if (fits) return undefined
  const expected = [
    integer ? 'a whole number' : 'a number',
    min === -Infinity ? '' : `from ${min}`,
    max === Infinity ? (min === -Infinity ? '' : 'upwards') : `to ${max}`,
  ]
  return { rule, found: `${value} does not fit.`, expected: `Write ${expected.filter(Boolean).join(' ')}.` }
}
