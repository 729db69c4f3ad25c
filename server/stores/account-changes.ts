import type { Kysely } from 'kysely'
import type { Clock } from '#server/clock.ts'
import type { Account, Tables } from '#server/database/tables.ts'
import { accountStore, keyOf, type Confirmed, type Profile } from './accounts.ts'
import { outboxStore, type NewLetter } from './outbox.ts'
import { recoveryStore } from './recoveries.ts'
import { sessionStore } from './sessions.ts'

type NewPassword = { account: Confirmed; passwordHash: string; notice: (changed: Account) => NewLetter }
type NewProfile = { account: Account; profile: Profile; notice: NewLetter }

/** Changes after which somebody has to be told: with the change the letter is in the outbox, or neither is there. */
export function accountChanges(db: Kysely<Tables>, now: Clock, secret: string) {
  /** Ends every session and every recovery as well. Null when the account is gone or has another password by now. */
  async function changePassword({ account, passwordHash, notice }: NewPassword): Promise<Account | null> {
    return db.transaction().execute(async (transaction) => {
      const accounts = accountStore(transaction, now)
      const { id } = account
      const changed = (await accounts.isStill(account)) ? await accounts.setPassword(id, passwordHash) : null
      if (changed === null) return null
      await sessionStore(transaction, now).endAll(id)
      await recoveryStore(transaction, now, secret).endAll(id)
      await outboxStore(transaction, now).add(notice(changed))
      return changed
    })
  }

  /** The letter is for the address that is replaced, if one is. Throws a TakenError. Null as above. */
  async function changeProfile({ account, profile, notice }: NewProfile): Promise<Account | null> {
    return db.transaction().execute(async (transaction) => {
      const changed = await accountStore(transaction, now).updateProfile(account, profile)
      if (changed === null || keyOf(changed.email) === keyOf(account.email)) return changed
      // Codes and links were sent to the old address.
      await recoveryStore(transaction, now, secret).endAll(account.id)
      await outboxStore(transaction, now).add(notice)
      return changed
    })
  }

  return { changePassword, changeProfile }
}
