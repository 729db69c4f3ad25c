import type { Kysely, Transaction } from 'kysely'
import { outboxStore, type NewEmail } from '#server/mail/outbox-store.ts'
import type { MailContext } from '#server/mail/mail-context.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Account, Tables } from '#server/platform/database/tables.ts'
import { accountStore, normalizeKey, type Confirmed, type Profile } from './account-store.ts'
import { confirmationStore } from './confirmation-store.ts'
import { mayNotify } from './mail-limits.ts'
import { sessionStore } from './session-store.ts'

type NewPassword = {
  account: Confirmed
  passwordHash: string
  notice: (changed: Account) => NewEmail
  secret: string
}
type NewProfile = { account: Account; profile: Profile; notice: NewEmail; context: MailContext }
type NewAccount = { profile: Profile; passwordHash: string; context: MailContext }

export type AccountChanges = ReturnType<typeof accountChanges>

/** Changes with a notification of the owner: the change and its email are stored together, or neither is. */
export function accountChanges(db: Kysely<Tables>, now: Clock) {
  /** Creates an account and stores the confirmation mail. Throws a TakenError. */
  async function create({ profile, passwordHash, context }: NewAccount): Promise<Account> {
    return db.transaction().execute(async (transaction) => {
      const account = await accountStore(transaction, now).create({ ...profile, passwordHash })
      await confirmationStore(transaction, now).send(account, context)
      return account
    })
  }

  /**
   * Changes the password and ends all sessions. Returns null if the account is gone or has another password by now.
   */
  async function changePassword({
    account,
    passwordHash,
    notice,
    secret,
  }: NewPassword): Promise<Account | null> {
    return db.transaction().execute(async (transaction) => {
      const accounts = accountStore(transaction, now)
      const { id } = account
      const changed = (await accounts.isStill(account)) ? await accounts.setPassword(id, passwordHash) : null
      if (changed === null) return null
      await sessionStore(transaction, now).endAll(id)
      await endRecoveries(transaction, id)
      if (await mayNotify(transaction, now, changed, secret))
        await outboxStore(transaction, now).add(notice(changed))
      return changed
    })
  }

  /**
   * Changes the profile. After a change of address, the old address gets a notice and the new one a confirmation
   * mail. Throws a TakenError. Returns null like `changePassword`.
   */
  async function changeProfile({ account, profile, notice, context }: NewProfile): Promise<Account | null> {
    return db.transaction().execute(async (transaction) => {
      const changed = await accountStore(transaction, now).updateProfile(account, profile)
      if (changed === null || normalizeKey(changed.email) === normalizeKey(account.email)) return changed
      await endRecoveries(transaction, account.id)
      if (await mayNotify(transaction, now, account, context.secret))
        await outboxStore(transaction, now).add(notice)
      const confirmations = confirmationStore(transaction, now)
      await confirmations.endAll(account.id)
      await confirmations.send(changed, context)
      return changed
    })
  }

  return { create, changePassword, changeProfile }
}

/** Deletes the codes and links of an account: its address has changed, or its owner has just chosen a password. */
export async function endRecoveries(transaction: Transaction<Tables>, accountId: string) {
  await transaction.deleteFrom('recoveries').where('account_id', '=', accountId).execute()
}
