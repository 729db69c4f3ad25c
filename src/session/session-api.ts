import type { User } from '#contract/accounts.ts'
import { verifyUser } from '#contract/session.ts'
import { ApiError, call } from '#src/api/client.ts'

/**
 * The signed-in member, or null. Used by both guards: if one were more tolerant, they could redirect a visitor to
 * each other forever. Throws if there is no answer, or one that cannot be parsed. Has no timeout.
 */
export async function findSession(): Promise<User | null> {
  try {
    return (await call(verifyUser)).payload
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
