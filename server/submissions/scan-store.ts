import type { Kysely } from 'kysely'
import type { ScanState } from '#contract/staff/submissions.ts'
import { DAY, MINUTE, type Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { AttachmentScan, Tables } from '#server/platform/database/tables.ts'
import { delayAfter, jobQueue } from '#server/platform/jobs/job-queue.ts'

export type ClaimedScan = Pick<AttachmentScan, 'submission_id' | 'attempts'>

/** Scans of attachments: each file has one, which is pending until it has a result. */
export function scanStore(db: Kysely<Tables>, now: Clock) {
  const queue = jobQueue<ClaimedScan>(db, now, {
    table: 'attachment_scans',
    key: 'submission_id',
    isOpen: (is) => is('result', 'is', null),
  })

  /** Queues a new file. Without a scanner it waits until there is one. */
  async function add(submissionId: string) {
    await db
      .insertInto('attachment_scans')
      .values({ submission_id: submissionId, attempts: 0, due_at: now() })
      .execute()
  }

  /** Stores the signature, or null. Returns false if there is a result already, or the file is gone. */
  async function finish({ submission_id }: ClaimedScan, signature: string | null) {
    const { numUpdatedRows } = await db
      .updateTable('attachment_scans')
      .set({ result: signature === null ? 'clean' : 'infected', signature, scanned_at: now() })
      .where('submission_id', '=', submission_id)
      .where('result', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  /** Schedules the next attempt. Only a change of the scanner's settings helps a file that it refuses. */
  async function postpone({ submission_id, attempts }: ClaimedScan, { isRefused }: { isRefused: boolean }) {
    await queue.postpone(
      submission_id,
      now() + delayAfter(attempts, { atMost: isRefused ? DAY : 5 * MINUTE }),
    )
  }

  /** Leaves the file to the next start, or to another instance. */
  async function release({ submission_id }: ClaimedScan) {
    await queue.postpone(submission_id, now())
  }

  return { add, claim: queue.claim, finish, postpone, release }
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
