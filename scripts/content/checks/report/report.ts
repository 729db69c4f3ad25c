import type { ContentReport } from '#scripts/content/checks/check-content.ts'
import type { Problem } from '#scripts/content/checks/problem.ts'
import { ScriptError } from '#scripts/run.ts'
import { annotation } from './github.ts'
import { textLines } from './text.ts'

/** A mistake that an editor can fix: the message is the whole report, printed without a stack. */
export class ContentError extends ScriptError {}

type Choices = { isOnGitHub: boolean; showWarnings: boolean }

/** The report: each problem with its line, then the count. */
export function reportLines({ problems, documents }: ContentReport, choices: Choices): Array<string> {
  const shown = problems.filter(({ severity }) => choices.showWarnings || severity === 'error')
  if (problems.length === 0) return [`${counted(documents, 'document')} checked, no problems`]
  const files = [...new Set(shown.map(({ file }) => file))]
  const blocks = files.flatMap((file) => [
    ...shown.filter((problem) => problem.file === file).flatMap(textLines),
    '',
  ])
  const annotations = choices.isOnGitHub ? shown.map(annotation) : []
  return [...blocks, ...annotations, summary(problems, documents, choices)]
}

function summary(problems: ReadonlyArray<Problem>, documents: number, { showWarnings }: Choices) {
  const count = (severity: Problem['severity'], noun: string) => {
    const found = problems.filter((problem) => problem.severity === severity).length
    const hidden = showWarnings || severity === 'error' ? '' : ' not shown'
    return found === 0 ? '' : counted(found, noun) + hidden
  }
  const found = [
    count('error', 'problem') || 'no problems',
    count('warning', 'warning'),
    count('note', 'note'),
  ]
  return `${counted(documents, 'document')} checked, ${found.filter(Boolean).join(', ')}`
}

function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
