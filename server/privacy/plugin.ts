import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import { retentionPurge } from './retention-purge.ts'

const PURGE = { key: 'retention-purge', max: 1, windowMs: DAY }

// Over before a failed purge is tried again (server/platform/jobs/housekeeping.ts). Longer purges may meet another one, which
// does no harm.
const TURN = { key: 'retention-purge-turn', max: 1, windowMs: MINUTE }

/** Deletes data older than its retention period, once a day. */
export const privacy = fastifyPlugin(
  async function privacy(app) {
    app.everyHour('retention', () => purgeOnceADay(app))
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
  const startedAt = now()
  const result = await retentionPurge(database.db, now, retention).run()
  // Counted from its start, or the next purge would miss the same hour of tomorrow.
  await limits.take({ ...PURGE, windowMs: startedAt + DAY - now() })
  // Counts only, as a log must not contain names.
  const deleted = Object.fromEntries(result.map((each) => [each.kind, each.deleted]))
  log.info({ deleted }, 'deleted what was older than its retention period')
  return true
}
