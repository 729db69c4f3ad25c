import type { FastifyInstance } from 'fastify'
import { DAY } from '#server/platform/clock.ts'
import type { Limit } from '#server/platform/database/limit-store.ts'
import { keyedHash } from '#server/platform/tokens.ts'

/*
 * The maximum numbers of wrong codes that are evaluated. A guess is correct with a chance of 1 in 10,000, so `site`
 * alone determines how many accounts can be taken over by guessing: docs/decisions/0009-recovery-and-mail.md has the
 * computation.
 */
export const GUESS_LIMITS = {
  /** Beyond it, this account gets no more codes. */
  account: { max: 15, windowMs: 30 * DAY },
  /** Beyond it, no code is evaluated for any account, and all mails contain only the link. */
  site: { max: 40, windowMs: DAY },
  /** Beyond it, this address can only use links. A whole school may share it. */
  address: { max: 20, windowMs: DAY },
}

export const SITE_GUESS_LIMIT: Limit = { key: 'recovery-guesses-site', ...GUESS_LIMITS.site }

export function accountGuessLimit(accountId: string): Limit {
  return { key: `recovery-guesses:${accountId}`, ...GUESS_LIMITS.account }
}

export const ADDRESS_GUESS_LIMIT: Limit = { key: 'recovery-guesses-from', ...GUESS_LIMITS.address }

/** Limits that prevent flooding of mailboxes, and bound the number of codes to guess. */
const RECOVERY_LIMITS = {
  emails: { max: 10, windowMs: DAY },
  codes: { max: 5, windowMs: DAY },
}

type RecoveryRequest = {
  contactKey: string
  accountId: string | null
  /** The id of a browser in which the account has signed in before (accounts/device-cookie.ts). */
  device: string | null
}

/** Counts a request, in the same way whether or not an account exists, so that the answer does not reveal it. */
export async function takeRecovery(
  { limits, secret }: Pick<FastifyInstance, 'limits' | 'secret'>,
  { contactKey, accountId, device }: RecoveryRequest,
) {
  // Hashed so that a leaked table does not reveal emails or phone numbers.
  const contact = keyedHash(contactKey, secret)
  // The owner's browsers have a separate count, which strangers cannot use up.
  const from = device === null ? '' : `${device}:`
  // The contact or the account comes last, so that `deleteFor` finds the count when either is erased.
  const requests = { key: `recovery-asked:${from}${contact}`, ...RECOVERY_LIMITS.emails }
  await limits.admit(requests, { alternative: ', or open the link in our last email, which still works' })

  // An account can be named by its email address or by its phone number. The answer must not reveal that both
  // belong together, so emails beyond the account's own limit are silently not sent.
  const owner = accountId ?? contact
  const emails = { key: `recovery-emails:${from}${owner}`, ...RECOVERY_LIMITS.emails }
  const hasEmail = await limits.take(emails)
  // No further one will be sent for some time. The last one never contains a code.
  const isLastEmail = (await Promise.all([requests, emails].map(limits.isExhausted))).some(Boolean)
  const guesses = [accountGuessLimit(owner), SITE_GUESS_LIMIT]
  const isGuessedAt = (await Promise.all(guesses.map(limits.isExhausted))).some(Boolean)
  const isGranted = await limits.take({ key: `recovery-codes:${owner}`, ...RECOVERY_LIMITS.codes })
  return { hasEmail, isLastEmail, hasCode: isGranted && !isGuessedAt && !isLastEmail }
}
