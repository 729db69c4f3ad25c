import { isPassword } from '#server/auth/password-hash.ts'
import type { Account } from '#server/database/tables.ts'
import { Refusal } from '#server/plugins/errors.ts'
import { tooMany } from '#server/plugins/rate-limit.ts'
import type { Services } from '#server/services.ts'

/**
 * Asks for the password once more before something that is hard to undo: the person in front of an unlocked phone need
 * not be its owner (OWASP ASVS 5.0, 7.5.1). Guesses are limited as those at the door are.
 */
export async function confirmOwner({ tries }: Pick<Services, 'tries'>, account: Account, password: string) {
  const wait = await tries.confirm(account.id)
  if (wait !== null) throw tooMany(wait)
  if (!(await isPassword(password, account.password_hash)))
    throw new Refusal(403, 'The current password is not right.')
  await tries.confirmSucceeded(account.id)
}
