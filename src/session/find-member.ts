import { askForSession } from '#src/api/session.ts'
import { withinTime } from '#src/lib/time-limit.ts'

/** Long for a slow line, short for somebody who looks at a loading view. */
const TIMEOUT_MS = 8000

/** Whether somebody is signed in. Throws when there is no telling: no answer, or one that took too long. */
export async function findMember(): Promise<boolean> {
  return namesMember(await withinTime(askForSession(), TIMEOUT_MS))
}

// Looked at without its schema, which with its library would cost each visitor of a public page more than the question.
function namesMember(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  if (!('success' in answer) || !('payload' in answer)) return false
  return Boolean(answer.success) && typeof answer.payload === 'object' && answer.payload !== null
}
