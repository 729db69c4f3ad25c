import type { Excerpt } from './source-excerpt.ts'

export type Severity = 'error' | 'warning'

/** Every rule there is, and whether breaking it stops the build. */
export const severities = {
  'file-without-type': 'error',
  'file-name': 'error',
  'missing-singleton': 'error',
  'malformed-yaml': 'error',
  'no-front-matter': 'error',
  'not-fields': 'error',
  'duplicate-field': 'error',
  'reserved-field': 'error',
  'unknown-field': 'error',
  'missing-field': 'error',
  'empty-field': 'error',
  'wrong-type': 'error',
  'list-length': 'error',
  'repeated-item': 'error',
  'text-length': 'error',
  pattern: 'error',
  'number-range': 'error',
  choice: 'error',
  reference: 'error',
  date: 'error',
  'date-time': 'error',
  'time-zone': 'error',
  'web-address': 'error',
  link: 'error',
  'unknown-page': 'error',
  'unknown-document': 'error',
  email: 'error',
  'image-place': 'error',
  'image-ending': 'error',
  'image-missing': 'error',
  'image-alt': 'error',
  'raw-html': 'error',
  heading: 'error',
  'rich-text': 'error',
  'empty-body': 'error',
  needed: 'error',
  'event-end': 'error',
  'report-sum': 'error',
  placeholder: 'error',
  'written-fact': 'error',
  'taken-address': 'error',
  'duplicate-id': 'error',
  'duplicate-order': 'error',
  'order-gap': 'warning',
  'same-alt': 'warning',
  'unused-image': 'warning',
  'lost-words': 'warning',
  'body-length': 'warning',
  'project-percent': 'warning',
  'preset-below-minimum': 'warning',
  specified: 'warning',
} as const satisfies Record<string, Severity>

export type Rule = keyof typeof severities

/** The message for the editor: the value found, the values allowed, and the remedy. */
export type Words = { found: string; expected: string; fix?: string | undefined }

export type Problem = Words & {
  file: string
  line: number
  column: number
  severity: Severity
  rule: Rule
}

/** A broken rule whose place the caller knows. */
export type Finding = { rule: Rule; words: Words }

/** A problem at one place of an excerpt, counted in characters from its start. */
export function problemAt(excerpt: Excerpt, offset: number, rule: Rule, words: Words): Problem {
  return { file: excerpt.file, ...excerpt.at(offset), severity: severities[rule], rule, ...words }
}

/** A problem of a file as a whole. */
export function problemOfFile(file: string, rule: Rule, words: Words): Problem {
  return { file, line: 1, column: 1, severity: severities[rule], rule, ...words }
}

/** The problem in one line, with the remedy before the list of allowed values. */
export function messageOf({ found, fix, expected }: Words): string {
  return [found, fix, expected].filter(Boolean).join(' ')
}

/** By file, then from top to bottom. */
export function inReadingOrder(problems: ReadonlyArray<Problem>): Array<Problem> {
  return problems
    .slice()
    .sort(
      (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
    )
}
