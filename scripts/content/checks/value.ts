import { fillIn } from '#scripts/content/facts.ts'
import type { Field, NumberField, TextField } from '#src/content/schema/field.ts'
import { emailProblem, webAddressProblem } from './addresses.ts'
import { dateProblem, localDateTimeProblem, momentProblem } from './calendar.ts'
import type { Context } from './context.ts'
import { allowed, didYouMean, named } from './nearest.ts'
import { listPlaces } from './option-lists.ts'
import { sizeFinding } from '#scripts/content/checks/pictures/sizes.ts'
import type { Finding, Rule, ProblemText } from './problem.ts'
import { timeZoneProblem } from './time-zones.ts'
import { whiteSpaceFinding } from './white-space.ts'

function findingOf(rule: Rule, words: ProblemText | undefined): Finding | undefined {
  return words && { rule, words }
}

/** The problem with a text, by the type of its field, or undefined. */
export function textFinding(value: string, field: Field, context: Context): Finding | undefined {
  const filled = fillIn(value, context.contentIndex.facts)
  switch (field.kind) {
    case 'text':
      return plainTextFinding(value, filled, field)
    case 'date':
      return findingOf('date', dateProblem(value))
    case 'localDateTime':
      return findingOf('date-time', localDateTimeProblem(value))
    case 'moment':
      return findingOf('date-time', momentProblem(value))
    case 'timeZone':
      return findingOf('time-zone', timeZoneProblem(value))
    case 'url':
      return findingOf('web-address', webAddressProblem(filled))
    case 'link':
      return context.contentIndex.link(value)
    case 'email':
      return findingOf('email', emailProblem(filled))
    case 'imageFile':
      return context.contentIndex.picture(value) ?? sizeFinding(context.contentIndex.sizeOf(value), field)
    case 'choice':
      if (field.options.includes(value)) return undefined
      return findingOf('choice', {
        found: `"${value}" is not in the list.`,
        fix: didYouMean(value, named(field.options)),
        expected: allowed(named(field.options)),
      })
    case 'reference': {
      const { noun, path } = listPlaces[field.to]
      const candidates = context.contentIndex.options[field.to]
      // If the list itself is invalid, the value cannot be checked.
      if (candidates === undefined || candidates.some((candidate) => candidate.value === value))
        return undefined
      return findingOf('reference', {
        found: `${noun} "${value}" is not in the list.`,
        fix: didYouMean(value, candidates),
        expected: allowed(candidates, `content/${path}`),
      })
    }
    default:
      return undefined
  }
}

function plainTextFinding(
  value: string,
  filled: string,
  { maxLength, paragraphs, pattern }: TextField,
): Finding | undefined {
  const untidy = paragraphs ? undefined : whiteSpaceFinding(value)
  if (untidy) return untidy
  const length = [...filled].length
  if (maxLength !== undefined && length > maxLength) {
    const words = { found: `${length} characters are too many.`, expected: `At most ${maxLength} fit.` }
    return { rule: 'text-length', words }
  }
  if (pattern === undefined || new RegExp(`^(?:${pattern.source})$`, 'u').test(value)) return undefined
  return { rule: 'pattern', words: { found: `"${value}" does not fit.`, expected: `It ${pattern.says}.` } }
}

/** The problem with a number as it is written, or undefined. */
export function numberFinding(
  value: number,
  written: string,
  { integer, min, max }: NumberField,
): Finding | undefined {
  if (/^[-+]?0\d/.test(written)) {
    const words = {
      found: `${written} begins with a zero.`,
      fix: `Write ${value}.`,
      expected: 'Numbers are written without zeros before them.',
    }
    return { rule: 'number-range', words }
  }
  const expected = [
    integer ? 'a whole number' : 'a number',
    min === undefined ? '' : `from ${min}`,
    max === undefined ? (min === undefined ? '' : 'upwards') : `to ${max}`,
  ]
  const fits =
    Number.isFinite(value) &&
    (!integer || Number.isInteger(value)) &&
    (min === undefined || value >= min) &&
    (max === undefined || value <= max)
  if (fits) return undefined
  return {
    rule: 'number-range',
    words: { found: `${value} does not fit.`, expected: `Write ${expected.filter(Boolean).join(' ')}.` },
  }
}
