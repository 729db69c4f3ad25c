import type { ContentReport } from '#scripts/content/checks/check-content.ts'
import { messageOf } from '#scripts/content/checks/problem.ts'

/** The report as JSON: every problem with its parts and as one message. */
export function jsonReport({ documents, byType, problems }: ContentReport): string {
  const told = problems.map((problem) => ({ ...problem, message: messageOf(problem) }))
  return JSON.stringify({ documents, byType, problems: told }, null, 2)
}
