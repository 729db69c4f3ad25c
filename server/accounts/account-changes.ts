import type { Kysely } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import type { Account, Tables } from '#server/platform/database/tables.ts'
import { accountStore, normalizeKey, type Confirmed, type Profile } from './account-store.ts'
import { outboxStore, type NewEmail } from '#server/mail/outbox-store.ts'
import { recoveryStore } from '#server/recovery/recovery-store.ts'
import { sessionStore } from './session-store.ts'

type NewPassword = { account: Confirmed; passwordHash: string; notice: (changed: Account) => NewEmail }
type NewProfile = { account: Account; profile: Profile; notice: NewEmail }

/** Changes after which somebody has to be told: with the change the email is in the outbox, or neither is there. */
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

  /** The email is for the address that is replaced, if one is. Throws a TakenError. Null as above. */
  async function changeProfile({ account, profile, notice }: NewProfile): Promise<Account | null> {
    return db.transaction().execute(async (transaction) => {
      const changed = await accountStore(transaction, now).updateProfile(account, profile)
      if (changed === null || normalizeKey(changed.email) === normalizeKey(account.email)) return changed
      // Codes and links were sent to the old address.
      await recoveryStore(transaction, now, secret).endAll(account.id)
      await outboxStore(transaction, now).add(notice)
      return changed
    })
  }

  return { changePassword, changeProfile }
}
