import { messageOf, type Problem, type Severity } from '#scripts/content/checks/problem.ts'

const LEVELS = { error: 'error', warning: 'warning', note: 'notice' } as const satisfies Record<
  Severity,
  string
>

/** Formats a problem as a GitHub annotation, shown beside the line in a pull request. */
export function annotation(problem: Problem): string {
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
