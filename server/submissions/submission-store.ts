import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { SubmissionKind } from '#contract/submissions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Attachment, Submission, Tables } from '#server/platform/database/tables.ts'
import { newId } from '#server/platform/tokens.ts'

export type NewAttachment = Pick<Attachment, 'name' | 'type' | 'content'>

type Key = Pick<Submission, 'created_at' | 'id'>

export type NewSubmission = {
  kind: SubmissionKind
  /** The idempotency key, chosen by the browser. Retries repeat it. */
  key: string
  payload: object
  attachment?: NewAttachment | undefined
  /** The member who sends it. */
  accountId?: string | null
}

/** Description of the file that came with a nomination, if there is one. */
export type AttachmentFacts = Pick<Attachment, 'name' | 'type' | 'size'>

// Rows read at once where all of a kind are wanted.
const PAGE_SIZE = 500

/** The key was used before, with other content. */
export class KeyConflictError extends Error {}

export type SubmissionStore = ReturnType<typeof submissionStore>

export function submissionStore(db: Kysely<Tables>, now: Clock) {
  /**
   * Stores a submission and its file in one transaction. The same content under the same key is stored once, even if both
   * arrive at the same time; other content under that key throws a KeyConflictError.
   */
  async function store({ kind, key, payload, attachment, accountId = null }: NewSubmission) {
    const row: Submission = {
      id: newId(),
      kind,
      idempotency_key: key,
      content_hash: hashOf(payload, attachment),
      payload: JSON.stringify(payload),
      account_id: accountId,
      created_at: now(),
      received_at: null,
    }
    const isNew = await (attachment ? insertBoth(row, attachment) : insert(db, row))
    if (!isNew) await checkSame(row)
  }

  function insertBoth(row: Submission, attachment: NewAttachment) {
    return db.transaction().execute(async (transaction) => {
      const isNew = await insert(transaction, row)
      if (isNew) await insertAttachment(transaction, row.id, attachment)
      return isNew
    })
  }

  async function checkSame({ kind, idempotency_key, content_hash }: Submission) {
    const before = await db
      .selectFrom('submissions')
      .select('content_hash')
      .where('kind', '=', kind)
      .where('idempotency_key', '=', idempotency_key)
      .executeTakeFirst()
    if (before?.content_hash !== content_hash) throw new KeyConflictError()
  }

  /** The newest first. */
  async function list({ kind, max }: { kind?: SubmissionKind | undefined; max?: number }) {
    let query = db.selectFrom('submissions').selectAll()
    if (kind !== undefined) query = query.where('kind', '=', kind)
    if (max !== undefined) query = query.limit(max)
    return query.orderBy('created_at', 'desc').orderBy('id').execute()
  }

  async function find(id: string) {
    return (await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  /** The donations that a member sent, the newest first. */
  async function listDonationsOf(accountId: string) {
    return db
      .selectFrom('submissions')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('kind', '=', 'donations')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
  }

  /** Notes that the money of a donation has arrived. False when there is no donation with this id that waits for it. */
  async function markReceived(id: string) {
    const { numUpdatedRows } = await db
      .updateTable('submissions')
      .set({ received_at: now() })
      .where('id', '=', id)
      .where('kind', '=', 'donations')
      .where('received_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  /** All of a kind, the oldest first, in pages: however many there are, they take little memory. */
  async function* pagesOf(kind: SubmissionKind) {
    let page: Awaited<ReturnType<typeof pageAfter>>
    let last: Key | undefined
    do {
      page = await pageAfter(last, kind)
      last = page.at(-1)
      if (last) yield page
    } while (page.length === PAGE_SIZE)
  }

  async function pageAfter(last: Key | undefined, kind: SubmissionKind) {
    let query = db
      .selectFrom('submissions')
      .leftJoin('materials', 'submission_id', 'submissions.id')
      .select(['submissions.id', 'payload', 'created_at', 'name', 'type', 'size'])
      .where('kind', '=', kind)
    if (last) {
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'submissions.id'), '>', tuple(last.created_at, last.id)),
      )
    }
    return query.orderBy('created_at').orderBy('submissions.id').limit(PAGE_SIZE).execute()
  }

  /** Without the file itself. */
  async function describeAttachment(id: string): Promise<AttachmentFacts | null> {
    const found = await db
      .selectFrom('materials')
      .select(['name', 'type', 'size'])
      .where('submission_id', '=', id)
      .executeTakeFirst()
    return found ?? null
  }

  async function findAttachment(id: string): Promise<Attachment | null> {
    const found = await db
      .selectFrom('materials')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirst()
    // SQLite's driver returns bytes as an ArrayBuffer.
    return found ? { ...found, content: Buffer.from(found.content) } : null
  }

  /** Deletes its file as well. False when there was none. */
  async function remove(id: string) {
    const { numDeletedRows } = await db.deleteFrom('submissions').where('id', '=', id).executeTakeFirst()
    return numDeletedRows > 0
  }

  return {
    store,
    list,
    pagesOf,
    find,
    listDonationsOf,
    markReceived,
    describeAttachment,
    findAttachment,
    remove,
  }
}

/** False when the key exists. */
async function insert(db: Kysely<Tables>, row: Submission) {
  const inserted = await db
    .insertInto('submissions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

async function insertAttachment(transaction: Transaction<Tables>, id: string, attachment: NewAttachment) {
  await transaction
    .insertInto('materials')
    .values({ ...attachment, submission_id: id, size: attachment.content.length })
    .execute()
}

/** The schema fixes the order of the fields, so equal submissions have equal JSON. */
function hashOf(payload: object, attachment: NewAttachment | undefined) {
  const hash = createHash('sha256').update(JSON.stringify(payload))
  if (attachment) hash.update(`\0${attachment.name}\0`).update(attachment.content)
  return hash.digest('base64url')
}
