// @chunk calls
import type { User } from '#contract/accounts.ts'
import { logout, verifyUser } from '#contract/session.ts'
import { ApiError, call } from './client.ts'

/**
 * The signed-in member, or null. Decides for both guards: were one more tolerant, each could send the same visitor to the
 * other for ever. Throws when this cannot be known: no answer, or one that cannot be read. Waits as long as it takes.
 */
export async function findSession(): Promise<User | null> {
  try {
    return (await call(verifyUser)).payload
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export async function endSession(): Promise<void> {
  await call(logout)
}
