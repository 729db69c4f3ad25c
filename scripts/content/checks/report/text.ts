import { messageOf, type Problem } from '#scripts/content/checks/problem.ts'

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
