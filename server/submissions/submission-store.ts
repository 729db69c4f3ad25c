import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { newId } from '#server/platform/tokens.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Attachment, Submission, Tables } from '#server/platform/database/tables.ts'

export const SUBMISSION_KINDS = ['contact', 'volunteering', 'donations', 'nominations'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

export type NewAttachment = Pick<Attachment, 'name' | 'type' | 'content'>

export type NewSubmission = {
  kind: SubmissionKind
  /** Made by the browser: the same one comes again when it tries again. */
  key: string
  payload: object
  material?: NewAttachment
}

/** The key was used before, for something else. */
export class KeyConflictError extends Error {}

export type SubmissionStore = ReturnType<typeof submissionStore>

/** What people sent with the forms of the site. */
export function submissionStore(db: Kysely<Tables>, now: Clock) {
  /**
   * Stores a submission with its file, or nothing of it. What came before under the same key is not stored again, also
   * when both come at the same time; something else under that key throws a KeyTakenError.
   */
  async function store({ kind, key, payload, material }: NewSubmission) {
    const row: Submission = {
      id: newId(),
      kind,
      idempotency_key: key,
      content_hash: hashOf(payload, material),
      payload: JSON.stringify(payload),
      created_at: now(),
    }
    const isNew = await (material ? insertBoth(row, material) : insert(db, row))
    if (!isNew) await checkSame(row)
  }

  function insertBoth(row: Submission, material: NewAttachment) {
    return db.transaction().execute(async (transaction) => {
      const isNew = await insert(transaction, row)
      if (isNew) await insertAttachment(transaction, row.id, material)
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

  /** The submissions of all kinds or of one, the newest first. */
  async function list({ kind, max }: { kind?: SubmissionKind | undefined; max?: number }) {
    let query = db.selectFrom('submissions').selectAll()
    if (kind !== undefined) query = query.where('kind', '=', kind)
    if (max !== undefined) query = query.limit(max)
    return query.orderBy('created_at', 'desc').orderBy('id').execute()
  }

  async function find(id: string) {
    return (await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  /** What is known of the files that came with these submissions, without the files themselves. */
  async function describeAttachments(ids: ReadonlyArray<string>) {
    if (ids.length === 0) return []
    return db
      .selectFrom('materials')
      .select(['submission_id', 'name', 'type', 'size'])
      .where('submission_id', 'in', ids)
      .execute()
  }

  async function findAttachment(id: string): Promise<Attachment | null> {
    const found = await db
      .selectFrom('materials')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirst()
    // SQLite's driver gives bytes as an ArrayBuffer.
    return found ? { ...found, content: Buffer.from(found.content) } : null
  }

  /** Takes its file with it. False when there was none. */
  async function remove(id: string) {
    const { numDeletedRows } = await db.deleteFrom('submissions').where('id', '=', id).executeTakeFirst()
    return numDeletedRows > 0
  }

  return { store, list, find, describeAttachments, findAttachment, remove }
}

/** False when there is one with this key. */
async function insert(db: Kysely<Tables>, row: Submission) {
  const inserted = await db
    .insertInto('submissions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

async function insertAttachment(transaction: Transaction<Tables>, id: string, material: NewAttachment) {
  await transaction
    .insertInto('materials')
    .values({ ...material, submission_id: id, size: material.content.length })
    .execute()
}

/** The schema puts the fields in their order, so equal submissions have equal texts. */
function hashOf(payload: object, material: NewAttachment | undefined) {
  const hash = createHash('sha256').update(JSON.stringify(payload))
  if (material) hash.update(`\0${material.name}\0`).update(material.content)
  return hash.digest('base64url')
}
