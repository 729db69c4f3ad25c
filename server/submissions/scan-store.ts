import type { Kysely } from 'kysely'
import { DAY, HOUR, MINUTE, SECOND, type Clock } from '#server/platform/clock.ts'
import type { AttachmentScan, Tables } from '#server/platform/database/tables.ts'

export type ClaimedScan = Pick<AttachmentScan, 'submission_id' | 'attempts'>

// Longer than a scan may take (clamd.ts).
const LEASE = 2 * MINUTE

// The delay after each failed attempt; the last one repeats. A scanner that is down is soon back.
const RETRY_DELAYS = [30 * SECOND, 1 * MINUTE, 2 * MINUTE, 5 * MINUTE] as const
// For a file that the scanner refuses: only a change of its settings helps.
const REFUSED_DELAYS = [...RETRY_DELAYS, 15 * MINUTE, 1 * HOUR, 6 * HOUR, 1 * DAY] as const

/** Scans of attachments. A file without a row, such as one older than the scanner, is pending. */
export function scanStore(db: Kysely<Tables>, now: Clock) {
  /**
   * Claims a file to scan, or returns null. No other instance gets it during the lease; if this instance dies, it is
   * due again afterwards.
   */
  async function claim(): Promise<ClaimedScan | null> {
    return (await claimNew()) ?? (await claimDue())
  }

  async function claimNew() {
    const found = await db
      .selectFrom('materials')
      .leftJoin('attachment_scans', 'attachment_scans.submission_id', 'materials.submission_id')
      .select('materials.submission_id')
      .where('attachment_scans.submission_id', 'is', null)
      .limit(10)
      .execute()
    for (const { submission_id } of found) {
      const claimed = await db
        .insertInto('attachment_scans')
        .values({ submission_id, attempts: 1, due_at: now() + LEASE })
        .onConflict((conflict) => conflict.column('submission_id').doNothing())
        .returning(['submission_id', 'attempts'])
        .executeTakeFirst()
      if (claimed) return claimed
    }
    return null
  }

  async function claimDue() {
    const due = await db
      .selectFrom('attachment_scans')
      .select('submission_id')
      .where('result', 'is', null)
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(10)
      .execute()
    for (const { submission_id } of due) {
      const claimed = await db
        .updateTable('attachment_scans')
        .set((scan) => ({ due_at: now() + LEASE, attempts: scan('attempts', '+', 1) }))
        .where('submission_id', '=', submission_id)
        .where('result', 'is', null)
        .where('due_at', '<=', now())
        .returning(['submission_id', 'attempts'])
        .executeTakeFirst()
      if (claimed) return claimed
    }
    return null
  }

  /**
   * Stores the signature, or null if none was found. Returns false if there is a result already, or the file is gone.
   */
  async function finish({ submission_id }: ClaimedScan, signature: string | null) {
    const { numUpdatedRows } = await db
      .updateTable('attachment_scans')
      .set({ result: signature === null ? 'clean' : 'infected', signature, scanned_at: now() })
      .where('submission_id', '=', submission_id)
      .where('result', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  /** Schedules the next attempt after a failure. */
  async function postpone({ submission_id, attempts }: ClaimedScan, { isRefused }: { isRefused: boolean }) {
    const delays = isRefused ? REFUSED_DELAYS : RETRY_DELAYS
    await setDue(submission_id, now() + (delays[attempts - 1] ?? delays.at(-1) ?? DAY))
  }

  /** Leaves the file to the next start, or to another instance. */
  async function release({ submission_id }: ClaimedScan) {
    await setDue(submission_id, now())
  }

  async function setDue(id: string, dueAt: number) {
    await db
      .updateTable('attachment_scans')
      .set({ due_at: dueAt })
      .where('submission_id', '=', id)
      .where('result', 'is', null)
      .execute()
  }

  /** The scan result for a submission's file; undefined if there is none. */
  async function resultOf(id: string) {
    return db
      .selectFrom('attachment_scans')
      .select(['result', 'signature'])
      .where('submission_id', '=', id)
      .executeTakeFirst()
  }

  return { claim, finish, postpone, release, resultOf }
}
