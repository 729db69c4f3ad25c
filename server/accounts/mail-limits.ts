import type { Kysely } from 'kysely'
import { DAY, type Clock } from '#server/platform/clock.ts'
import type { Account, Tables } from '#server/platform/database/tables.ts'
import { limitStore, type Limit } from '#server/platform/database/limit-store.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { normalizeKey } from './account-store.ts'

/** Mails of a kind that anybody can cause to an address within a day, so that forms cannot fill a stranger's mailbox. */
const MAILS_A_DAY = { confirmations: 5, subscriptions: 3 }

/** Counts a mail to an address. Returns null, or the milliseconds to wait if the address has got enough mails. */
export async function takeMail(
  db: Kysely<Tables>,
  now: Clock,
  { kind, address, secret }: { kind: keyof typeof MAILS_A_DAY; address: string; secret: string },
): Promise<number | null> {
  const { takeOrWait } = limitStore(db, now)
  const own = { key: keyFor(kind, address, secret), max: MAILS_A_DAY[kind], windowMs: DAY }
  return (await takeOrWait(own)) ?? (await takeOrWait(allMails(address, secret)))
}

/** Mails of all kinds that anybody can cause to an address. */
function allMails(address: string, secret: string) {
  return { key: keyFor('mails-to', address, secret), max: 10, windowMs: DAY }
}

// The address comes last, so that erasing a person finds the count.
function keyFor(kind: string, address: string, secret: string) {
  return `${kind}:${keyedHash(normalizeKey(address), secret)}`
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
  const own = { key: keyFor('notices-to', email, secret), max: 5, windowMs: DAY }
  if (!(await limits.take(own))) return false
  return confirmed_at !== null || limits.take(allMails(email, secret))
}

/** Sign-ups send mail to addresses that may be strangers'. Enough for a school whose classes share an address. */
export const SIGN_UPS: Limit = { key: 'sign-ups-from', max: 150, windowMs: DAY }
