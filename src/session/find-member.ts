import { findSession } from '#src/api/session.ts'
import { withinTime } from '#src/lib/time-limit.ts'

/** Long enough for a slow connection, short enough for a visitor who sees the loading view. */
const TIMEOUT_MS = 8000

/** Whether somebody is signed in. Throws when that cannot be known: no answer, a late one, or one that cannot be read. */
export async function findMember(): Promise<boolean> {
  return (await withinTime(findSession(), TIMEOUT_MS)) !== null
}
