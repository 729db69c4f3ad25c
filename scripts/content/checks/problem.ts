import type { Node } from 'yaml'
import { rules, type Level, type Rule } from './rules.ts'

/** A broken rule: what was found and how to fix it here, and what is allowed unless the rule always says the same. */
export type Finding = [rule: Rule, found: string, allowed?: string]

/** A finding at its place in a file. */
export type Problem = {
  rule: Rule
  found: string
  allowed: string
  severity: Level
  file: string
  line: number
  column: number
  /** The source line, if the problem has a position. */
  source?: string | undefined
}

/** All problems of a run, in reading order, and the number of documents. */
export type ContentReport = { problems: Array<Problem>; documents: number }

/** Reports a problem at a value or a character, or, without a place, of the file as a whole. */
export type Report<Place = Node | number | null | undefined> = (place: Place, ...finding: Finding) => void

/** Reports a problem of a file or folder as a whole, by its path below content/. */
export type FileReport = (path: string, ...finding: Finding) => void

/** Makes the function that reports the problems of a file with this text. */
export function reporterOf(file: string, text: string, problems: Array<Problem>): Report {
  return (place, ...finding) => {
    const problem = problemOfFile(file, ...finding)
    const offset = typeof place === 'number' ? place : place?.range?.[0]
    if (offset === undefined) return void problems.push(problem)
    const lines = text.slice(0, offset).split('\n')
    const column = (lines.at(-1)?.length ?? 0) + 1
    const source = text.split('\n')[lines.length - 1]?.replace(/\r$/, '')
    problems.push({ ...problem, line: lines.length, column, source })
  }
}

/** A problem of a file as a whole. */
export function problemOfFile(file: string, ...[rule, found, allowed]: Finding): Problem {
  const { level, remedy } = rules[rule]
  return { rule, found, allowed: allowed ?? remedy, severity: level, file, line: 1, column: 1 }
}

/** The beginning of what somebody wrote, on one line and in quotes. */
export function quoted(written: string): string {
  const line = written.replace(/\s+/gu, ' ').trim()
  return line.length > 80 ? `"${line.slice(0, 80)}…"` : `"${line}"`
}

/** The problem in one line. */
export function messageOf({ found, allowed }: Problem): string {
  return `${found} ${allowed}`.trim()
}

/** Sorts by file, then from top to bottom. */
export function inReadingOrder(problems: ReadonlyArray<Problem>): Array<Problem> {
  return problems.toSorted(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  )
}

const MAX_SHOWN = 100
const SHOWN_BEFORE = 60

/** Formats a problem as text: the position and the message, and the source line with a marker. */
export function textLines(problem: Problem): Array<string> {
  const { file, line, column, severity, rule, source = '' } = problem
  const kind = severity === 'error' ? '' : `${severity}: `
  const message = `${file}:${line}:${column}  ${kind}${messageOf(problem)} [${rule}]`
  if (source.trim() === '') return [message]
  const shown = source.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
  const place = column - 1
  const start = shown.length > MAX_SHOWN ? Math.max(0, place - SHOWN_BEFORE) : 0
  const end = start + MAX_SHOWN
  const before = start > 0 ? '… ' : ''
  const after = end < shown.length ? ' …' : ''
  const marker = `${' '.repeat(before.length + place - start)}^`
  return [message, `    ${before}${shown.slice(start, end)}${after}`, `    ${marker}`]
}

const NOUNS: Record<Level, string> = { error: 'problem', warning: 'warning', note: 'note' }

function annotation(problem: Problem): string {
  const { file, line, column, severity, rule } = problem
  const place = `file=${escaped(file, /[%\r\n:,]/g)},line=${line},col=${column},title=${rule}`
  return `::${severity === 'note' ? 'notice' : severity} ${place}::${escaped(messageOf(problem), /[%\r\n]/g)}`
}

/** GitHub's escapes: without them a line break would end the annotation. */
function escaped(text: string, signs: RegExp) {
  return text.replace(signs, encodeURIComponent)
}

/** The report: each problem with its line, then the count. */
export function reportLines(
  { problems, documents }: ContentReport,
  { isOnGitHub = process.env.GITHUB_ACTIONS === 'true' } = {},
): Array<string> {
  const blocks = problems.flatMap((problem, index) => [
    ...textLines(problem),
    ...(problem.file === problems[index + 1]?.file ? [] : ['']),
  ])
  const annotations = isOnGitHub ? problems.map(annotation) : []
  const counts = Object.entries(NOUNS).flatMap(([level, noun]) => {
    const { length } = problems.filter(({ severity }) => severity === level)
    return length === 0 ? [] : [counted(length, noun)]
  })
  const found = counts.join(', ') || 'no problems'
  return [...blocks, ...annotations, `${counted(documents, 'document')} checked, ${found}`]
}

function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
