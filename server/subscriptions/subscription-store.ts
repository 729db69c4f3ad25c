import type { Kysely } from 'kysely'
import { CONSENTS, type SubscriptionKind } from '#contract/subscriptions.ts'
import type { MailContext } from '#server/mail/mail-context.ts'
import { takeMail } from '#server/accounts/mail-limits.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { MINUTE, type Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { hashToken } from '#server/platform/tokens.ts'
import { confirmationEmail, reminderEmail, subscriptionLinks, welcomeEmail } from './emails.ts'

// A retry of the same form within this time sends no second mail.
const SAME_ASKING = MINUTE

/** The consent behind the stored addresses for newsletter and job mail. */
export function subscriptionStore(db: Kysely<Tables>, now: Clock) {
  /** Records that a stored address asks for mail, and stores a mail to it. Call it in a transaction. */
  async function ask({ kind, address }: { kind: SubscriptionKind; address: string }, context: MailContext) {
    const { id } = await db
      .selectFrom('submissions')
      .select('id')
      .where('kind', '=', kind)
      .where('idempotency_key', '=', address)
      .executeTakeFirstOrThrow()
    const links = subscriptionLinks(id, context)
    const asked = {
      confirm_hash: hashToken(links.confirmKey),
      unsubscribe_hash: hashToken(links.unsubscribeKey),
      consent: CONSENTS[kind],
      asked_at: now(),
    }
    const inserted = await db
      .insertInto('subscriptions')
      .values({ submission_id: id, ...asked, confirmed_at: null, unsubscribed_at: null })
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .returning('submission_id')
      .executeTakeFirst()
    const before = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow()
    const isNew = inserted !== undefined
    const isConfirmed = before.confirmed_at !== null && before.unsubscribed_at === null
    const hasEndedSince = before.unsubscribed_at !== null && before.unsubscribed_at >= before.asked_at
    if (!isNew && !hasEndedSince && Math.abs(now() - before.asked_at) < SAME_ASKING) return
    const mail = { kind: 'subscriptions', address, secret: context.secret } as const
    if ((await takeMail(db, now, mail)) !== null) return
    // A confirmed address keeps the consent that it confirmed.
    if (!isNew)
      await db
        .updateTable('subscriptions')
        .set(isConfirmed ? { ...asked, consent: before.consent } : asked)
        .where('submission_id', '=', id)
        .execute()
    const email = { kind, recipient: address, links, ...context }
    await outboxStore(db, now).add(isConfirmed ? reminderEmail(email) : confirmationEmail(email))
  }

  /** Returns false if the key is unknown, or the subscription has ended since its mail. Call it in a transaction. */
  async function confirm(key: string, context: MailContext): Promise<boolean> {
    const found = await db
      .selectFrom('subscriptions')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select(['submission_id', 'asked_at', 'confirmed_at', 'unsubscribed_at', 'kind', 'idempotency_key'])
      .where('confirm_hash', '=', hashToken(key))
      // The table has no other kinds.
      .$narrowType<{ kind: SubscriptionKind }>()
      .executeTakeFirst()
    if (found === undefined) return false
    const { submission_id, asked_at, confirmed_at, unsubscribed_at } = found
    if (unsubscribed_at !== null && unsubscribed_at >= asked_at) return false
    if (confirmed_at !== null && unsubscribed_at === null) return true
    const { numUpdatedRows } = await db
      .updateTable('subscriptions')
      .set({ confirmed_at: now(), unsubscribed_at: null })
      .where('submission_id', '=', submission_id)
      .where((is) => is.or([is('confirmed_at', 'is', null), is('unsubscribed_at', 'is not', null)]))
      .executeTakeFirst()
    // Of two simultaneous requests only one updates the row.
    if (numUpdatedRows > 0) {
      const links = subscriptionLinks(submission_id, context)
      const { kind, idempotency_key: recipient } = found
      await outboxStore(db, now).add(welcomeEmail({ kind, recipient, links, ...context }))
    }
    return true
  }

  /** Returns false if the key is unknown. */
  async function end(key: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('subscriptions')
      .set((is) => ({ unsubscribed_at: is.fn.coalesce('unsubscribed_at', is.val(now())) }))
      .where('unsubscribe_hash', '=', hashToken(key))
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  return { ask, confirm, end }
}
