import type { User } from '#contract/accounts.ts'
import { logout, verifyUser } from '#contract/session.ts'
import { call } from './client.ts'

/** The signed-in member, or null. Throws when the server does not answer, or the answer cannot be read. */
export async function findSession(): Promise<User | null> {
  return (await call(verifyUser)).payload
}

export async function endSession(): Promise<void> {
  await call(logout)
}
