import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { TEAM_KINDS, type SubmissionKind, type TeamKind } from '#contract/submissions.ts'
import { normalizeKey } from '#server/accounts/account-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isDuplicate } from '#server/platform/database/faults.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Account, Attachment, Submission, Tables } from '#server/platform/database/tables.ts'
import { searchColumns } from './searchable.ts'
import { newId, newReferenceCode } from '#server/platform/tokens.ts'

export type NewAttachment = Pick<Attachment, 'name' | 'type' | 'content'>

export type NewSubmission = {
  kind: SubmissionKind
  /** The idempotency key, chosen by the browser and repeated by retries. */
  key: string
  payload: object
  attachment?: NewAttachment | undefined
  accountId?: string | null
  donorEmail?: string
}

/** Runs in the transaction that stores a new submission, so that both are stored or neither. */
export type OnStored = (transaction: Transaction<Tables>, referenceCode: string) => Promise<void>

// There are a billion codes, so that even a second attempt is rare.
const MAX_CODES = 5

export type SubmissionStore = ReturnType<typeof submissionStore>

export function submissionStore(db: Kysely<Tables>, now: Clock) {
  /**
   * Stores a submission and its file in one transaction. The same content under the same key is stored once, even if
   * both arrive at the same time; other content under that key is rejected. Returns the reference code:
   * for a retry, that of the stored submission.
   */
  async function store(submission: NewSubmission, onStored?: OnStored) {
    for (let codes = 1; ; codes++) {
      try {
        return await storeAs(newReferenceCode(), submission, onStored)
      } catch (error) {
        if (!isDuplicate(error) || codes === MAX_CODES) throw error
      }
    }
  }

  async function storeAs(referenceCode: string, submission: NewSubmission, onStored?: OnStored) {
    const { kind, key, payload, attachment, accountId = null, donorEmail } = submission
    const isForTeam = TEAM_KINDS.some((known) => known === kind)
    const sent = { kind, payload: JSON.stringify(payload), reference_code: referenceCode }
    const row: Submission = {
      ...sent,
      ...searchColumns(sent),
      id: newId(),
      idempotency_key: key,
      content_hash: hashOf(payload, attachment),
      account_id: accountId,
      donor_key: donorEmail === undefined ? null : normalizeKey(donorEmail),
      created_at: now(),
      received_at: null,
      notified_at: isForTeam ? null : now(),
      lapsed_at: null,
      // A subscription to a mailing list needs no answer.
      status: isForTeam ? 'new' : 'closed',
      assignee_id: null,
      is_shortlisted: 0,
    }
    const isNew = await db.transaction().execute(async (transaction) => {
      const inserted = await transaction
        .insertInto('submissions')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (inserted === undefined) return false
      if (attachment) {
        const material = { ...attachment, submission_id: row.id, size: attachment.content.length }
        await transaction.insertInto('materials').values(material).execute()
      }
      await onStored?.(transaction, referenceCode)
      return true
    })
    return isNew ? referenceCode : findSame(row)
  }

  async function findSame({ kind, idempotency_key, content_hash }: Submission) {
    const before = await findByKey(kind, idempotency_key)
    if (before?.content_hash !== content_hash)
      throw new HttpError(
        409,
        'This form was already sent with different details. Please reload the page and try again.',
      )
    return before.reference_code
  }

  async function findByKey(kind: Submission['kind'], key: string) {
    return db
      .selectFrom('submissions')
      .select(['content_hash', 'reference_code'])
      .where('kind', '=', kind)
      .where('idempotency_key', '=', key)
      .executeTakeFirst()
  }

  /** Marks the submissions that the team has not been notified of, and returns them, oldest first. */
  async function markNotified(kinds: ReadonlyArray<TeamKind>) {
    const marked = await db
      .updateTable('submissions')
      .set({ notified_at: now() })
      .where('kind', 'in', kinds)
      .where('notified_at', 'is', null)
      .returning(['kind', 'reference_code', 'created_at'])
      .$narrowType<{ kind: TeamKind }>()
      .execute()
    return marked.sort((a, b) => a.created_at - b.created_at)
  }

  /** Finds a submission by its id or its reference, with or without the prefix and ignoring case. */
  async function find(name: string) {
    const code = name.toUpperCase().split('-').at(-1) ?? ''
    const found = await db
      .selectFrom('submissions')
      .selectAll()
      .where((is) => is.or([is('id', '=', name), is('reference_code', '=', code)]))
      .executeTakeFirst()
    return found ?? null
  }

  /** What a member gave while signed in, and signed out with her confirmed address. Newest first. */
  async function listDonationsOf({ id, email_key, confirmed_at }: Account) {
    return db
      .selectFrom('submissions')
      .selectAll()
      .where((is) => {
        const isHers = is('account_id', '=', id)
        if (confirmed_at === null) return isHers
        return is.or([isHers, is.and([is('account_id', 'is', null), is('donor_key', '=', email_key)])])
      })
      .where('kind', '=', 'donations')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
  }

  /** The file that came with a submission, without its content, and what its scan has found. */
  async function describeAttachment(id: string) {
    return (await attachment(id).executeTakeFirst()) ?? null
  }

  /** The same with the content. */
  async function findAttachment(id: string) {
    const found = await attachment(id).select('content').executeTakeFirst()
    // SQLite's driver returns bytes as an ArrayBuffer.
    return found ? { ...found, content: Buffer.from(found.content) } : null
  }

  function attachment(id: string) {
    return db
      .selectFrom('materials')
      .select(['name', 'type', 'size', 'scan_result', 'signature'])
      .where('submission_id', '=', id)
  }

  /** Deletes a submission with its file. Returns false if there was none. */
  async function remove(id: string) {
    const { numDeletedRows } = await db.deleteFrom('submissions').where('id', '=', id).executeTakeFirst()
    return numDeletedRows > 0
  }

  return {
    store,
    findByKey,
    find,
    listDonationsOf,
    describeAttachment,
    markNotified,
    findAttachment,
    remove,
  }
}

/** The schema fixes the order of the fields, so equal submissions have equal JSON. */
function hashOf(payload: object, attachment: NewAttachment | undefined) {
  const hash = createHash('sha256').update(JSON.stringify(payload))
  if (attachment) hash.update(`\0${attachment.name}\0`).update(attachment.content)
  return hash.digest('base64url')
}
