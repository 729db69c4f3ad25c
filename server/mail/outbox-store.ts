import type { ExpressionBuilder, Kysely } from 'kysely'
import { newId } from '#server/platform/tokens.ts'
import { HOUR, MINUTE, type Clock } from '#server/platform/clock.ts'
import type { OutboxEmail, Tables } from '#server/platform/database/tables.ts'
import { delayAfter } from '#server/platform/jobs/job-worker.ts'

export type NewEmail = {
  /** One address, without a name. */
  recipient: string
  subject: string
  body: string
  /** The address for replies, if not the organisation's. */
  replyTo?: string
  /** The name of a file that is generated when the email is sent. */
  attachment?: string
  /** For mail of a subscription: the address that mail programs call to end it (RFC 8058). */
  unsubscribeUrl?: string
  /** Time in milliseconds after which the email is not sent any more. */
  ttl: number
}

/** Longer than any attempt may take, so that a claimed email has a single sender. */
export const LEASE = 2 * MINUTE

const MAX_ERROR_LENGTH = 300

// Body and unsubscribe address may contain a code or a key.
const NO_SECRETS = { body: '', unsubscribe_url: null }

export type OutboxStore = ReturnType<typeof outboxStore>

/** Queued mail, stored in the database until any instance sends it. */
export function outboxStore(db: Kysely<Tables>, now: Clock) {
  const isOpen = (is: ExpressionBuilder<Tables, 'outbox'>) =>
    is.and([is('sent_at', 'is', null), is('expires_at', '>', now())])

  async function add({ recipient, subject, body, replyTo, attachment, unsubscribeUrl, ttl }: NewEmail) {
    const email = {
      id: newId(),
      recipient,
      subject,
      body,
      created_at: now(),
      attempts: 0,
      due_at: now(),
      expires_at: now() + ttl,
      reply_to: replyTo,
      attachment,
      unsubscribe_url: unsubscribeUrl,
    }
    await db.insertInto('outbox').values(email).execute()
  }

  /** Claims the email that is due first, or returns null. No other instance gets it before the lease has ended. */
  async function claim(): Promise<OutboxEmail | null> {
    const first = db.selectFrom('outbox').select('id').where('due_at', '<=', now()).where(isOpen)
    const claimed = await db
      .updateTable('outbox')
      .set((email) => ({ due_at: now() + LEASE, attempts: email('attempts', '+', 1) }))
      .where('id', '=', first.orderBy('due_at').limit(1))
      // Another instance may have claimed it since it was selected; that one goes on with the others.
      .where('due_at', '<=', now())
      .where(isOpen)
      .returningAll()
      .executeTakeFirst()
    return claimed ?? null
  }

  /** Ends the sending of an email, of which only the outcome is kept. */
  async function close({ id }: Pick<OutboxEmail, 'id'>, outcome: Partial<OutboxEmail>) {
    await db
      .updateTable('outbox')
      .set({ ...NO_SECRETS, ...outcome })
      .where('id', '=', id)
      .execute()
  }

  function markSent(email: Pick<OutboxEmail, 'id'>) {
    return close(email, { sent_at: now(), last_error: null })
  }

  /** Schedules the next attempt. Returns false if there will be none. */
  async function postpone({ id, attempts, expires_at }: OutboxEmail, error: string) {
    const dueAt = now() + delayAfter(attempts, { atMost: HOUR })
    if (dueAt >= expires_at) {
      await giveUp({ id }, error)
      return false
    }
    const waiting = { due_at: dueAt, last_error: error.slice(0, MAX_ERROR_LENGTH) }
    await db.updateTable('outbox').set(waiting).where('id', '=', id).where(isOpen).execute()
    return true
  }

  function giveUp(email: Pick<OutboxEmail, 'id'>, error: string) {
    return close(email, { expires_at: now(), last_error: error.slice(0, MAX_ERROR_LENGTH) })
  }

  /** For how long the oldest waiting email has waited, in milliseconds. Zero if none waits. */
  async function oldestAge() {
    const waiting = db.selectFrom('outbox').select('created_at').where(isOpen)
    const oldest = await waiting.orderBy('created_at').limit(1).executeTakeFirst()
    return oldest === undefined ? 0 : Math.max(0, now() - oldest.created_at)
  }

  /** Deletes the rows of emails to this address that were sent or given up, and keeps those still waiting. */
  async function deleteFor(recipient: string) {
    await db
      .deleteFrom('outbox')
      .where('recipient', '=', recipient)
      .where((is) => is.or([is('sent_at', 'is not', null), is('expires_at', '<=', now())]))
      .execute()
  }

  /** Deletes the text of expired emails. The rows stay for their retention (server/privacy/). */
  async function purge() {
    await db
      .updateTable('outbox')
      .set(NO_SECRETS)
      .where('sent_at', 'is', null)
      .where('expires_at', '<=', now())
      .where('body', '!=', '')
      .execute()
  }

  return { add, claim, markSent, postpone, giveUp, oldestAge, deleteFor, purge }
}
