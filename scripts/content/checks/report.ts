import { ScriptError } from '#scripts/run.ts'
import { messageOf, type ContentReport, type Problem } from './problem.ts'
import type { Level } from './rules.ts'

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
