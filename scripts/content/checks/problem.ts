import { severities, type Rule, type Severity } from './rules.ts'
import type { Excerpt } from './source-excerpt.ts'

export type { Rule, Severity }

/** The message for the editor: the value found, the values allowed, and the fix. */
export type ProblemText = { found: string; expected: string; fix?: string | undefined }

export type Problem = ProblemText & {
  file: string
  line: number
  column: number
  severity: Severity
  rule: Rule
  /** The source line, if the problem has a position. */
  source?: string
}

/** A broken rule whose position the caller knows. */
export type Finding = { rule: Rule; words: ProblemText }

/** A finding with its offset in a text. */
export type PlacedFinding = Finding & { offset: number }

/** A problem at an offset of an excerpt. */
export function problemAt(excerpt: Excerpt, offset: number, rule: Rule, words: ProblemText): Problem {
  const { file } = excerpt
  return {
    file,
    ...excerpt.at(offset),
    severity: severities[rule],
    rule,
    ...words,
    source: excerpt.lineAt(offset),
  }
}

/** A problem of a file as a whole. */
export function problemOfFile(file: string, rule: Rule, words: ProblemText): Problem {
  return { file, line: 1, column: 1, severity: severities[rule], rule, ...words }
}

/** The problem in one line, with the fix before the list of allowed values. */
export function messageOf({ found, fix, expected }: ProblemText): string {
  return [found, fix, expected].filter(Boolean).join(' ')
}

/** Sorts by file, then from top to bottom. */
export function inReadingOrder(problems: ReadonlyArray<Problem>): Array<Problem> {
  return problems
    .slice()
    .sort(
      (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
    )
}
