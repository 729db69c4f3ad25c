import type { Node } from 'yaml'
import { rules, type Level, type Rule } from './rules.ts'

/** A broken rule: what was found, how to fix it here, and what is allowed unless the rule always says the same. */
export type Finding = [rule: Rule, found: string, fix?: string, expected?: string]

/** A finding at its place in a file. */
export type Problem = {
  rule: Rule
  found: string
  fix?: string | undefined
  expected?: string | undefined
  severity: Level
  file: string
  line: number
  column: number
  /** The source line, if the problem has a position. */
  source?: string
}

/** All problems of a run, in reading order, and the number of documents. */
export type ContentReport = { problems: Array<Problem>; documents: number }

/** Reports a problem at a value or a character, or, without a place, of the file as a whole. */
export type Report<Place = Node | number | null | undefined> = (place: Place, ...finding: Finding) => void

export type TextFile = { file: string; text: string; report: Report }

/** A file without the byte order mark that some editors write. */
export function textFileOf(file: string, raw: string, problems: Array<Problem>): TextFile {
  const text = raw.replace(/^\uFEFF/, '')
  const report: Report = (place, ...finding) => {
    const problem = problemOfFile(file, ...finding)
    if (place === null || place === undefined) return void problems.push(problem)
    const offset = typeof place === 'number' ? place : (place.range?.[0] ?? 0)
    const lines = text.slice(0, Math.max(0, offset)).split('\n')
    const column = (lines.at(-1)?.length ?? 0) + 1
    const source = text.split('\n', lines.length).at(-1)?.replace(/\r$/, '') ?? ''
    problems.push({ ...problem, line: lines.length, column, source })
  }
  return { file, text, report }
}

/** A problem of a file as a whole. */
export function problemOfFile(file: string, ...[rule, found, fix, expected]: Finding): Problem {
  return { rule, found, fix, expected, severity: rules[rule].level, file, line: 1, column: 1 }
}

/** The problem in one line, with the fix before the list of allowed values. */
export function messageOf({ rule, found, fix, expected = rules[rule].remedy }: Problem): string {
  return [found, fix, expected].filter(Boolean).join(' ')
}

/** Sorts by file, then from top to bottom. */
export function inReadingOrder(problems: ReadonlyArray<Problem>): Array<Problem> {
  return problems.toSorted(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  )
}
