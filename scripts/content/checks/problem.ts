import type { Node } from 'yaml'
import { ScriptError } from '#scripts/run.ts'
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

/** Longer lines do not help to find a position. */
const MAX_SHOWN = 100
/** The characters shown before the position in a truncated line. */
const SHOWN_BEFORE = 60

/** Formats a problem as text: the position and the message, and the source line with a marker. */
export function textLines(problem: Problem): Array<string> {
  const { file, line, column, severity, rule, source } = problem
  const kind = severity === 'error' ? '' : `${severity}: `
  const message = `${file}:${line}:${column}  ${kind}${messageOf(problem)} [${rule}]`
  if (source === undefined || source.trim() === '') return [message]
  const { shown, marker } = marked(source, column - 1)
  return [message, `    ${shown}`, `    ${' '.repeat(marker)}^`]
}

function marked(source: string, place: number) {
  const line = source.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
  const start = line.length > MAX_SHOWN ? Math.max(0, place - SHOWN_BEFORE) : 0
  const before = start > 0 ? '… ' : ''
  const after = line.length > start + MAX_SHOWN ? ' …' : ''
  return {
    shown: before + line.slice(start, start + MAX_SHOWN) + after,
    marker: before.length + place - start,
  }
}

const LEVELS: Record<Level, string> = { error: 'error', warning: 'warning', note: 'notice' }

function annotation(problem: Problem): string {
  const { file, line, column, severity, rule } = problem
  const place = `file=${property(file)},line=${line},col=${column},title=${property(rule)}`
  return `::${LEVELS[severity]} ${place}::${data(messageOf(problem))}`
}

// GitHub's escapes: without them a line break would end the annotation.
function data(text: string) {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string) {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** A mistake that an editor can fix: the message is the whole report, printed without a stack. */
export class ContentError extends ScriptError {}

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

const NOUNS: Record<Level, string> = { error: 'problem', warning: 'warning', note: 'note' }

function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
