import type { Kysely } from 'kysely'
import { outboxStore } from '#server/mail/outbox-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Account, Tables } from '#server/platform/database/tables.ts'
import { limitStore } from '#server/platform/database/limit-store.ts'
import { accountStore, type Confirmed } from './account-store.ts'

/**
 * Deletes an account and all its data except donations. Returns false if it is gone or has another password by now.
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
