import { messageOf, type Finding } from '#scripts/content/checks/problem.ts'
import { formFinding } from '#scripts/content/checks/value.ts'
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

// Only the checker knows the facts in braces.
function problemOf(text: string, field: Field): Finding | undefined {
  if (field.kind !== 'list') return text.includes('{') ? undefined : formFinding(text, field)
  return text
    .split(',')
    .map((entry) => problemOf(entry.trim(), field.of))
    .find(Boolean)
}
