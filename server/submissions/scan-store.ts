import type { Kysely } from 'kysely'
import type { ScanState } from '#contract/staff/submissions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { AttachmentScan, Tables } from '#server/platform/database/tables.ts'
import { delayAfter } from '#server/platform/jobs/job-worker.ts'

export type DueScan = Pick<AttachmentScan, 'submission_id' | 'attempts'>

/** Scans of attachments: each file has one, which is pending until it has a result. */
export function scanStore(db: Kysely<Tables>, now: Clock) {
  /** Queues a new file. Without a scanner it waits until there is one. */
  async function add(submissionId: string) {
    await db
      .insertInto('attachment_scans')
      .values({ submission_id: submissionId, attempts: 0, due_at: now() })
      .execute()
  }

  /** The file that is due first, or null. Two instances may scan the same file: the first result is stored. */
  async function next(): Promise<DueScan | null> {
    const found = await db
      .selectFrom('attachment_scans')
      .select(['submission_id', 'attempts'])
      .where('result', 'is', null)
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    return found ?? null
  }

  /** Stores the signature, or null. Returns false if there is a result already, or the file is gone. */
  async function finish({ submission_id }: DueScan, signature: string | null) {
    const { numUpdatedRows } = await db
      .updateTable('attachment_scans')
      .set({ result: signature === null ? 'clean' : 'infected', signature, scanned_at: now() })
      .where('submission_id', '=', submission_id)
      .where('result', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  async function postpone({ submission_id, attempts }: DueScan, limit: { atMost: number }) {
    await db
      .updateTable('attachment_scans')
      .set({ attempts: attempts + 1, due_at: now() + delayAfter(attempts + 1, limit) })
      .where('submission_id', '=', submission_id)
      .execute()
  }

  return { add, next, finish, postpone }
}

export type ScanSettings = Pick<Config, 'clamdUrl' | 'scanQuarantine'>

/** Whether staff may download a file. An infected file stays infected if the scanner is removed. */
export function scanStateOf(
  { result, signature }: Pick<AttachmentScan, 'result' | 'signature'>,
  { clamdUrl, scanQuarantine }: ScanSettings,
) {
  const scan: ScanState = result ?? (clamdUrl === null ? 'not-scanned' : 'pending')
  const isDownloadable = scan === 'clean' || (scan !== 'infected' && !scanQuarantine)
  return { scan, signature, isDownloadable }
}
