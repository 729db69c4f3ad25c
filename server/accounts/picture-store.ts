import type { Kysely } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import type { Account, Tables } from '#server/platform/database/tables.ts'
import { newId } from '#server/platform/tokens.ts'
import { accountStore } from './account-store.ts'

/** The pictures of members, in the database, so that every instance has them and one backup contains everything. */
export function pictureStore(db: Kysely<Tables>, now: Clock) {
  /** Replaces the picture, or removes it for null. Answers 401 if the account is gone. */
  async function set(accountId: string, content: Buffer | null): Promise<Account> {
    return db.transaction().execute(async (transaction) => {
      const picture_id = content === null ? null : newId()
      const account = await accountStore(transaction, now).change({ id: accountId }, { picture_id })
      await transaction.deleteFrom('pictures').where('account_id', '=', accountId).execute()
      if (content !== null)
        await transaction.insertInto('pictures').values({ account_id: accountId, content }).execute()
      return account
    })
  }

  async function find(accountId: string): Promise<Buffer | null> {
    const found = await db
      .selectFrom('pictures')
      .select('content')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    // SQLite's driver returns bytes as an ArrayBuffer.
    return found ? Buffer.from(found.content) : null
  }

  return { set, find }
}
