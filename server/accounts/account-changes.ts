import type { Kysely, Transaction } from 'kysely'
import type { MailContext } from '#server/mail/mail-context.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { limitStore } from '#server/platform/database/limit-store.ts'
import type { Account, Tables } from '#server/platform/database/tables.ts'
import { accountStore, normalizeKey, type Confirmed, type Profile } from './account-store.ts'
import { confirmationStore } from './confirmation-store.ts'
import { addressChangedEmail, passwordChangedEmail } from './emails.ts'
import { mayNotify } from './mail-limits.ts'
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
      await confirmationStore(transaction, now).send(account, context)
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
        await outboxStore(transaction, now).add(addressChangedEmail({ account, ...context }))
      const confirmations = confirmationStore(transaction, now)
      await confirmations.endAll(account.id)
      await confirmations.send(changed, context)
      return changed
    })
  }

  return { create, changePassword, changeProfile }
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
    await outboxStore(transaction, now).add(passwordChangedEmail({ account: changed, ...context }))
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
