import type { FastifyInstance } from 'fastify'
import { ACCOUNT_MESSAGES } from '#contract/messages.ts'
import type { Account } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { tooManyRequests } from '#server/platform/http/rate-limit.ts'
import { isPassword } from './password-hash.ts'

/**
 * Checks the password again before changes that are hard to undo: the user of an unlocked phone may not be its owner
 * (OWASP ASVS 5.0, 7.5.1). Attempts are rate limited like logins.
 */
export async function confirmOwner(
  { loginThrottle }: Pick<FastifyInstance, 'loginThrottle'>,
  account: Pick<Account, 'id' | 'password_hash'>,
  password: string,
) {
  const attempt = loginThrottle.confirmation(account.id)
  const retryAfter = await attempt.take()
  if (retryAfter !== null) throw tooManyRequests(retryAfter)
  const isRight = await isPassword(password, account.password_hash, attempt.refund)
  if (!isRight) throw new HttpError(403, ACCOUNT_MESSAGES.wrongPassword)
  await attempt.succeeded()
}
