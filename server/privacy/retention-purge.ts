import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { SiteFacts } from '#server/platform/build-output.ts'
import { DAY, MINUTE, type Clock } from '#server/platform/clock.ts'
import { countRows } from '#server/platform/database/count-rows.ts'
import type { Tables } from '#server/platform/database/tables.ts'

const PURGE = { key: 'retention-purge', max: 1, windowMs: DAY }

// Over before a failed purge is tried again. Longer purges may meet another one, which does no harm.
const TURN = { key: 'retention-purge-turn', max: 1, windowMs: MINUTE }

/** Deletes data older than its retention period, once a day. */
export const privacy = fastifyPlugin(
  async function privacy(app) {
    app.everyTenMinutes('retention', () => purgeOnceADay(app))
  },
  { dependencies: ['submissions'] },
)

/**
 * Purges once in 24 hours, on the first instance to call it. Returns whether this instance has purged. A purge that
 * fails, or ends with its server, does not count.
 */
export async function purgeOnceADay({ database, limits, now, log, siteFacts }: FastifyInstance) {
  const { retention } = siteFacts()
  if ((await limits.isExhausted(PURGE)) || !(await limits.take(TURN))) return false
  const result = await retentionPurge(database.db, now, retention).run()
  await limits.take(PURGE)
  // Counts only, as a log must not contain names.
  const deleted = Object.fromEntries(result.map((each) => [each.kind, each.deleted]))
  log.info({ deleted }, 'deleted what was older than its retention period')
  return true
}

/** The retention of each kind of data, in days. */
export type Retention = SiteFacts['retention']
type RetainedKind = keyof Retention

type Selection = { table: 'submissions' | 'requests' | 'outbox'; condition: RawBuilder<boolean> }

// A nomination may have a file of 5 MB, and other requests wait while SQLite deletes.
const BATCH = 50

/** Finds and deletes data older than the retention of its kind. */
export function retentionPurge(db: Kysely<Tables>, now: Clock, retention: Retention) {
  const kinds = Object.keys(retention) as Array<RetainedKind>
  const cutoffOf = (kind: RetainedKind) => now() - retention[kind] * DAY

  /** Counts the rows of each kind that may be deleted. */
  async function count() {
    const counts = []
    for (const kind of kinds)
      counts.push({ kind, due: await countRows(found(dueRows(kind, cutoffOf(kind)))) })
    return counts
  }

  /** Deletes in small batches, each in its own transaction. Returns the number of deleted rows of each kind. */
  async function run() {
    const result = []
    for (const kind of kinds) result.push({ kind, deleted: await deleteRows(dueRows(kind, cutoffOf(kind))) })
    return result
  }

  function found({ table, condition }: Selection) {
    return db.selectFrom(table).where(condition)
  }

  async function deleteRows(selection: Selection) {
    const batch = found(selection).select('id').limit(BATCH)
    for (let total = 0; ;) {
      const { numDeletedRows } = await db
        .deleteFrom(selection.table)
        .where('id', 'in', batch)
        .executeTakeFirstOrThrow()
      total += Number(numDeletedRows)
      if (numDeletedRows < BATCH) return total
    }
  }

  return { count, run }
}

function dueRows(kind: RetainedKind, cutoff: number): Selection {
  if (kind === 'requests')
    return { table: 'requests', condition: sql`state <> 'open' and created_at <= ${cutoff}` }
  if (kind === 'subscriptions')
    return {
      table: 'submissions',
      // A renewed subscription counts from its own day.
      condition: sql`id in (select submission_id from subscriptions where asked_at <= ${cutoff}
        and ((confirmed_at is null and unsubscribed_at is null) or unsubscribed_at <= ${cutoff}))`,
    }
  if (kind === 'mail')
    return { table: 'outbox', condition: sql`(sent_at <= ${cutoff} or expires_at <= ${cutoff})` }
  return {
    table: 'submissions',
    condition: sql`kind = ${kind} and created_at <= ${cutoff} and notified_at is not null`,
  }
}
