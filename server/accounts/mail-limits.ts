import type { Kysely } from 'kysely'
import { DAY, type Clock } from '#server/platform/clock.ts'
import type { Account, Tables } from '#server/platform/database/tables.ts'
import { limitStore, type Limit } from '#server/platform/database/limit-store.ts'
import { clientKey, type RateLimitConfig, scaled } from '#server/platform/http/rate-limit.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { normalizeKey } from './account-store.ts'

/**
 * All mail that anybody can cause to an address, whatever it is about, so that forms, sign-ups and changes of accounts
 * together cannot fill a stranger's mailbox. The address comes last, so that erasing a person finds the count.
 */
export function mailLimit(address: string, secret: string): Limit {
  return { key: `mails-to:${keyedHash(normalizeKey(address), secret)}`, max: 10, windowMs: DAY }
}

/**
 * Whether a notice of a change may be mailed to the owner of an account; counts it. Notices to a confirmed address are
 * counted apart: others could use up the common count, and then change the account unnoticed.
 */
export async function mayNotify(
  db: Kysely<Tables>,
  now: Clock,
  { email, confirmed_at }: Pick<Account, 'email' | 'confirmed_at'>,
  secret: string,
): Promise<boolean> {
  const limits = limitStore(db, now)
  const own = { key: `notices-to:${keyedHash(normalizeKey(email), secret)}`, max: 5, windowMs: DAY }
  if (!(await limits.take(own))) return false
  return confirmed_at !== null || limits.take(mailLimit(email, secret))
}

/**
 * Accounts made from one address a day, each with a mail to an address that may be a stranger's. Enough for a school
 * whose classes share an address.
 */
export const SIGN_UPS_A_DAY = 150

type Settings = { secret: string; config: RateLimitConfig }

export function signUpLimit(address: string, { secret, config }: Settings): Limit {
  const key = clientKey('sign-ups-from', address, secret)
  return { key, max: scaled(SIGN_UPS_A_DAY, config), windowMs: DAY }
}
