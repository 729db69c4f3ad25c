import { emailProblem, webAddressProblem } from '#scripts/content/checks/addresses.ts'
import { dateProblem, localDateTimeProblem } from '#scripts/content/checks/calendar.ts'
import { messageOf, type Finding } from '#scripts/content/checks/problem.ts'
import { timeZoneProblem } from '#scripts/content/checks/time-zones.ts'
import type { Field } from '#src/content/schema/field.ts'
import { isToday } from './draft.ts'
import { readValue } from './read-value.ts'

/** The question for a field, with the format of its answer if that is not obvious. */
export function questionAbout(name: string, field: Field): string {
  return [
    `${name}: ${field.description}`,
    ...(field.kind === 'date' ? ['Write it as 2026-03-07.'] : []),
    ...(field.kind === 'list' && !isChosen(field.of) ? ['Separate them by commas.'] : []),
    ...(isToday(name) ? ['Empty: today.'] : []),
  ].join(' ')
}

/** Returns true for a valid or empty answer, otherwise the reason to ask again. */
export function checkAnswer(name: string, field: Field, answer: string): true | string {
  const text = answer.trim()
  if (text === '') return true
  try {
    readValue(name, field, text)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const finding = problemOf(text, field)
  return finding ? messageOf(finding) : true
}

function isChosen({ kind }: Field) {
  return kind === 'choice' || kind === 'reference'
}

// Only the checker knows the links of the site and the facts in braces.
function problemOf(text: string, field: Field): Finding | undefined {
  switch (field.kind) {
    case 'list':
      return text
        .split(',')
        .map((entry) => problemOf(entry.trim(), field.of))
        .find(Boolean)
    case 'text':
      return tooLong(text, field.maxLength)
    case 'date':
      return dateProblem(text)
    case 'localDateTime':
      return localDateTimeProblem(text)
    case 'timeZone':
      return timeZoneProblem(text)
    case 'url':
      return text.includes('{') ? undefined : webAddressProblem(text)
    case 'email':
      return text.includes('{') ? undefined : emailProblem(text)
    default:
      return undefined
  }
}

function tooLong(text: string, maxLength = Infinity): Finding | undefined {
  const { length } = [...text]
  return length <= maxLength
    ? undefined
    : {
        rule: 'text-length',
        found: `${length} characters are too many.`,
        expected: `At most ${maxLength} fit.`,
      }
}
