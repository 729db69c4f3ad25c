import type { Kysely } from 'kysely'
import { outboxStore } from '#server/mail/outbox-store.ts'
import type { MailContext } from '#server/mail/mail-context.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Account, Tables } from '#server/platform/database/tables.ts'
import { hashToken, newLinkKey } from '#server/platform/tokens.ts'
import { accountStore } from './account-store.ts'
import { CONFIRMATION_TTL, confirmAddressEmail } from './emails.ts'
import { takeMail } from './mail-limits.ts'

export function confirmationStore(db: Kysely<Tables>, now: Clock) {
  /** Mails a new link; earlier ones stay valid. Returns null, or the milliseconds to wait after too many mails. */
  async function send(account: Account, context: MailContext): Promise<number | null> {
    const { organisation, siteUrl, secret } = context
    const retryAfter = await takeMail(db, now, { kind: 'confirmations', address: account.email, secret })
    if (retryAfter !== null) return retryAfter
    const key = newLinkKey()
    await db
      .insertInto('confirmations')
      .values({
        key_hash: hashToken(key),
        account_id: account.id,
        email_key: account.email_key,
        expires_at: now() + CONFIRMATION_TTL,
      })
      .execute()
    await outboxStore(db, now).add(
      confirmAddressEmail({ recipient: account.email, key, organisation, siteUrl }),
    )
    return null
  }

  /** Confirms the address of a key. Returns false for one that is unknown or expired, or of another address. */
  async function confirm(key: string): Promise<boolean> {
    const found = await db
      .selectFrom('confirmations')
      .select(['account_id as id', 'email_key'])
      .where('key_hash', '=', hashToken(key))
      .where('expires_at', '>', now())
      .executeTakeFirst()
    return found !== undefined && accountStore(db, now).confirmAddress(found)
  }

  /** Invalidates the links to the account's former address. */
  async function endAll(accountId: string) {
    await db.deleteFrom('confirmations').where('account_id', '=', accountId).execute()
  }

  return { send, confirm, endAll }
}
