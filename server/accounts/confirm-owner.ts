import { isPassword } from './password-hash.ts'
import type { Account } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/errors.ts'
import { tooMany } from '#server/platform/rate-limit.ts'
import type { Services } from '#server/services.ts'

/**
 * Asks for the password once more before something that is hard to undo: the person in front of an unlocked phone need
 * not be its owner (OWASP ASVS 5.0, 7.5.1). Guesses are limited as those at the door are.
 */
export async function confirmOwner(
  { loginThrottle }: Pick<Services, 'loginThrottle'>,
  account: Account,
  password: string,
) {
  const wait = await loginThrottle.confirm(account.id)
  if (wait !== null) throw tooMany(wait)
  if (!(await isPassword(password, account.password_hash)))
    throw new HttpError(403, 'The current password is not right.')
  await loginThrottle.confirmSucceeded(account.id)
}
