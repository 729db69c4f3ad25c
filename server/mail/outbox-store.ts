import type { Kysely } from 'kysely'
import { newId } from '#server/platform/tokens.ts'
import { HOUR, type Clock } from '#server/platform/clock.ts'
import type { OutboxEmail, Tables } from '#server/platform/database/tables.ts'
import { delayAfter, jobQueue } from '#server/platform/jobs/job-queue.ts'

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

const MAX_ERROR_LENGTH = 300

// Body and unsubscribe address may contain a code or a key.
const NO_SECRETS = { body: '', unsubscribe_url: null }

export type OutboxStore = ReturnType<typeof outboxStore>

/** Queued mail, stored in the database until any instance sends it. */
export function outboxStore(db: Kysely<Tables>, now: Clock) {
  const queue = jobQueue<OutboxEmail>(db, now, {
    table: 'outbox',
    key: 'id',
    isOpen: (is) => is.and([is('sent_at', 'is', null), is('expires_at', '>', now())]),
  })

  async function add({ recipient, subject, body, replyTo, attachment, unsubscribeUrl, ttl }: NewEmail) {
    const email: OutboxEmail = {
      id: newId(),
      recipient,
      subject,
      body,
      created_at: now(),
      attempts: 0,
      due_at: now(),
      expires_at: now() + ttl,
      sent_at: null,
      last_error: null,
      reply_to: replyTo ?? null,
      attachment: attachment ?? null,
      unsubscribe_url: unsubscribeUrl ?? null,
    }
    await db.insertInto('outbox').values(email).execute()
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
    await queue.postpone(id, dueAt, { last_error: error.slice(0, MAX_ERROR_LENGTH) })
    return true
  }

  function giveUp(email: Pick<OutboxEmail, 'id'>, error: string) {
    return close(email, { expires_at: now(), last_error: error.slice(0, MAX_ERROR_LENGTH) })
  }

  /** The number of waiting emails, and the age of the oldest in milliseconds. */
  async function backlog() {
    const { count, oldest } = await db
      .selectFrom('outbox')
      .select((is) => [is.fn.countAll<number>().as('count'), is.fn.min('created_at').as('oldest')])
      .where('sent_at', 'is', null)
      .where('expires_at', '>', now())
      .executeTakeFirstOrThrow()
    return { count: Number(count), age: Math.max(0, now() - Number(oldest ?? now())) }
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

  return { add, claim: queue.claim, markSent, postpone, giveUp, backlog, deleteFor, purge }
}
