import type { Kysely } from 'kysely'
import { outboxStore } from '#server/mail/outbox-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Account, Tables } from '#server/platform/database/tables.ts'
import { limitStore } from '#server/platform/database/limit-store.ts'
import { accountStore, type Confirmed } from './account-store.ts'

/**
 * Deletes an account with the rows that belong to it, and its mail that was not sent yet. What its owner sent with public forms
 * stays until its own period ends (content/retention.yaml). Returns false if the account is gone or has another password by now.
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
