import type { Kysely, Transaction } from 'kysely'
import type { MailContext } from '#server/mail/mail-context.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { limitStore } from '#server/platform/database/limit-store.ts'
import type { Account, Tables } from '#server/platform/database/tables.ts'
import { hashToken, newLinkKey } from '#server/platform/tokens.ts'
import { accountStore, normalizeKey, type Confirmed, type Profile } from './account-store.ts'
import { addressChangedEmail, CONFIRMATION_TTL, confirmAddressEmail, passwordChangedEmail } from './emails.ts'
import { mayNotify, takeMail } from './mail-limits.ts'
import { sessionStore } from './session-store.ts'

export type NewPassword = { passwordHash: string; context: MailContext }
type NewProfile = { account: Account; profile: Profile; context: MailContext }
type NewAccount = { profile: Profile; passwordHash: string; context: MailContext }

/** Changes with a notification of the owner: the change and its email are stored together, or neither is. */
export function accountChanges(db: Kysely<Tables>, now: Clock) {
  /** Creates an account and stores the confirmation mail. Answers 409 like the store. */
  async function create({ profile, passwordHash, context }: NewAccount): Promise<Account> {
    return db.transaction().execute(async (transaction) => {
      const account = await accountStore(transaction, now).create({ ...profile, passwordHash })
      await mailConfirmation(transaction, now, account, context)
      return account
    })
  }

  /** Changes the password and ends all sessions. Answers 401 like the store. */
  async function changePassword({ account, ...change }: NewPassword & { account: Confirmed }) {
    return db.transaction().execute((transaction) => replacePassword(transaction, now, account, change))
  }

  /** Changes the profile; the old address gets a notice, a new one a confirmation. Answers 409 and 401 like the store. */
  async function changeProfile({ account, profile, context }: NewProfile): Promise<Account> {
    return db.transaction().execute(async (transaction) => {
      const changed = await accountStore(transaction, now).updateProfile(account, profile)
      if (normalizeKey(changed.email) === normalizeKey(account.email)) return changed
      await endRecoveries(transaction, account.id)
      if (await mayNotify(transaction, now, account, context.secret))
        await outboxStore(transaction, now).add(addressChangedEmail(account.email, context))
      await transaction.deleteFrom('confirmations').where('account_id', '=', account.id).execute()
      await mailConfirmation(transaction, now, changed, context)
      return changed
    })
  }

  return { create, changePassword, changeProfile }
}

/** Mails a new link; earlier ones stay valid. Returns null, or the milliseconds to wait after too many mails. */
export async function mailConfirmation(
  db: Kysely<Tables>,
  now: Clock,
  { id, email, email_key }: Account,
  context: MailContext,
): Promise<number | null> {
  const retryAfter = await takeMail(db, now, {
    kind: 'confirmations',
    address: email,
    secret: context.secret,
  })
  if (retryAfter !== null) return retryAfter
  const key = newLinkKey()
  const expires_at = now() + CONFIRMATION_TTL
  await db
    .insertInto('confirmations')
    .values({ key_hash: hashToken(key), account_id: id, email_key, expires_at })
    .execute()
  await outboxStore(db, now).add(confirmAddressEmail(email, key, context))
  return null
}

/** Confirms the address of a key. Returns false for one that is unknown or expired, or of another address. */
export async function confirmByKey(db: Kysely<Tables>, now: Clock, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('confirmations')
    .select(['account_id as id', 'email_key'])
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return found !== undefined && accountStore(db, now).confirmAddress(found)
}

/** Sets a password, ends all sessions and recoveries of the account, and stores a notice to its owner. */
export async function replacePassword(
  transaction: Transaction<Tables>,
  now: Clock,
  account: Confirmed,
  { passwordHash, context }: NewPassword,
): Promise<Account> {
  const changed = await accountStore(transaction, now).setPassword(account, passwordHash)
  await sessionStore(transaction, now).endAll(account.id)
  await endRecoveries(transaction, account.id)
  if (await mayNotify(transaction, now, changed, context.secret))
    await outboxStore(transaction, now).add(passwordChangedEmail(changed.email, context))
  return changed
}

/** Deletes the codes and links of an account: its address has changed, or its owner has just chosen a password. */
async function endRecoveries(transaction: Transaction<Tables>, accountId: string) {
  await transaction.deleteFrom('recoveries').where('account_id', '=', accountId).execute()
}

/**
 * Deletes an account with the rows that belong to it, and the record of mail to it. What its owner sent with forms stays
 * (content/retention.yaml). Returns false if the account is gone or has another password by now.
 */
export async function removeAccount(
  db: Kysely<Tables>,
  now: Clock,
  account: Pick<Account, 'id' | 'email'> & Partial<Confirmed>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await accountStore(transaction, now).remove(account))) return false
    await outboxStore(transaction, now).deleteFor(account.email)
    await limitStore(transaction, now).deleteFor(account.id)
    return true
  })
}
