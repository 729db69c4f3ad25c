import type { FastifyInstance } from 'fastify'
import { DAY } from '#server/platform/clock.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { accountGuessLimit, SITE_GUESS_LIMIT } from './guess-limits.ts'

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

type Granted = {
  retryAfter: null
  hasEmail: boolean
  /** No further email will be sent for some time. The last one never contains a code. */
  isLastEmail: boolean
  hasCode: boolean
}

/** The milliseconds to wait, or the granted request. */
type Allowance = { retryAfter: number } | Granted

/** Counts a request, in the same way whether or not an account exists, so that the answer does not reveal it. */
export async function takeRecovery(
  { limits, secret }: Pick<FastifyInstance, 'limits' | 'secret'>,
  { contactKey, accountId, device }: RecoveryRequest,
): Promise<Allowance> {
  // Hashed so that a leaked table does not reveal emails or phone numbers.
  const contact = keyedHash(contactKey, secret)
  // The owner's browsers have a separate count, which strangers cannot use up.
  const from = device === null ? '' : `${device}:`
  // The contact or the account comes last, so that `deleteFor` finds the count when either is erased.
  const requests = { key: `recovery-asked:${from}${contact}`, ...RECOVERY_LIMITS.emails }
  const retryAfter = await limits.takeOrWait(requests)
  if (retryAfter !== null) return { retryAfter }

  // An account can be named by its email address or by its phone number. The answer must not reveal that both
  // belong together, so emails beyond the account's own limit are silently not sent.
  const owner = accountId ?? contact
  const emails = { key: `recovery-emails:${from}${owner}`, ...RECOVERY_LIMITS.emails }
  const hasEmail = await limits.take(emails)
  const isLastEmail = (await Promise.all([requests, emails].map(limits.isExhausted))).some(Boolean)
  const guesses = [accountGuessLimit(owner), SITE_GUESS_LIMIT]
  const isGuessedAt = (await Promise.all(guesses.map(limits.isExhausted))).some(Boolean)
  const isGranted = await limits.take({ key: `recovery-codes:${owner}`, ...RECOVERY_LIMITS.codes })
  return { retryAfter: null, hasEmail, isLastEmail, hasCode: isGranted && !isGuessedAt && !isLastEmail }
}
