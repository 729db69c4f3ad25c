import { ScriptError } from '#scripts/run.ts'
import { messageOf, type Problem } from './problem.ts'
import type { ContentReport } from './check-content.ts'

/** A mistake that an editor can fix: the message is the whole report, to be printed without a stack. */
export class ContentError extends ScriptError {}

type Choices = { isOnGitHub: boolean; showWarnings: boolean }

/** The report: a line per problem, then the count. */
export function reportLines({ problems, documents }: ContentReport, choices: Choices): Array<string> {
  const shown = problems.filter(({ severity }) => choices.showWarnings || severity === 'error')
  if (problems.length === 0) return [`${counted(documents, 'document')} checked, no problems`]
  const files = [...new Set(shown.map(({ file }) => file))]
  const blocks = files.flatMap((file) => [...shown.filter((problem) => problem.file === file).map(line), ''])
  const annotations = choices.isOnGitHub ? shown.map(annotation) : []
  return [...blocks, ...annotations, summary(problems, documents, choices)]
}

function line(problem: Problem) {
  const kind = problem.severity === 'warning' ? 'note: ' : ''
  return `${problem.file}:${problem.line}:${problem.column}  ${kind}${messageOf(problem)}`
}

function summary(problems: ReadonlyArray<Problem>, documents: number, { showWarnings }: Choices) {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const notes = problems.length - errors
  const found = [
    errors > 0 ? counted(errors, 'problem') : 'no problems',
    notes > 0 ? `${counted(notes, 'note')}${showWarnings ? '' : ' not shown'}` : '',
  ]
  return `${counted(documents, 'document')} checked, ${found.filter(Boolean).join(', ')}`
}

function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** One problem as GitHub shows it beside the line in a pull request. */
function annotation(problem: Problem) {
  const place = `file=${property(problem.file)},line=${problem.line},col=${problem.column}`
  return `::${problem.severity} ${place}::${data(messageOf(problem))}`
}

// The escapes are GitHub's: without them a line break ends the annotation.
function data(text: string) {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string) {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
