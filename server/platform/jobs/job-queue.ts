import type { ExpressionBuilder, Kysely, SqlBool, Expression } from 'kysely'
import { DAY, HOUR, MINUTE, SECOND, type Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/** Longer than any attempt may take, so that a claimed row has a single worker. */
export const LEASE = 2 * MINUTE

// The delay after each failed attempt; the last one repeats. What is down is often back soon.
const DELAYS = [30 * SECOND, 1 * MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 1 * HOUR, 6 * HOUR, 1 * DAY]

/** The delay after this many attempts, and `atMost` after all further ones. */
export function delayAfter(attempts: number, { atMost }: { atMost: number }) {
  return Math.min(DELAYS[attempts - 1] ?? DAY, atMost)
}

/** Any table whose rows are jobs. */
type Jobs = Record<string, { due_at: number; attempts: number; [column: string]: unknown }>

type JobTable = {
  table: 'outbox' | 'attachment_scans'
  key: string
  /** Whether a row still waits for its work. */
  isOpen: (is: ExpressionBuilder<Jobs, string>) => Expression<SqlBool>
}

/** The rows of a table as jobs, which the workers of all instances share. */
export function jobQueue<Job extends { attempts: number }>(
  database: Kysely<Tables>,
  now: Clock,
  { table, key, isOpen }: JobTable,
) {
  const db = database as unknown as Kysely<Jobs>

  /** Claims the row that is due first, or returns null. No other instance gets it before the lease has ended. */
  async function claim(): Promise<Job | null> {
    const first = db.selectFrom(table).select(key).where('due_at', '<=', now()).where(isOpen)
    const claimed = await db
      .updateTable(table)
      .set((job) => ({ due_at: now() + LEASE, attempts: job('attempts', '+', 1) }))
      .where(key, '=', first.orderBy('due_at').limit(1))
      // Another instance may have claimed it since it was selected; that one goes on with the others.
      .where('due_at', '<=', now())
      .where(isOpen)
      .returningAll()
      .executeTakeFirst()
    return claimed === undefined ? null : (claimed as unknown as Job)
  }

  /** Sets the time of the next attempt, and other columns. */
  async function postpone(id: string, dueAt: number, others: Record<string, unknown> = {}) {
    const row = { ...others, due_at: dueAt }
    await db.updateTable(table).set(row).where(key, '=', id).where(isOpen).execute()
  }

  return { claim, postpone }
}
