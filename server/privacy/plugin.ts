import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { DAY } from '#server/platform/clock.ts'
import { retentionPurge } from './retention-purge.ts'

/** Deletes data older than its retention period, once a day. */
export const privacy = fastifyPlugin(
  async function privacy(app) {
    app.everyHour(() => purgeOnceADay(app))
  },
  { dependencies: ['submissions'] },
)

/** Purges once in 24 hours, on the first instance to call it. Returns whether this instance has purged. */
export async function purgeOnceADay({ database, limits, now, log, siteFacts }: FastifyInstance) {
  const { retention } = siteFacts()
  if (!(await limits.take({ key: 'retention-purge', max: 1, windowMs: DAY }))) return false
  const result = await retentionPurge(database.db, now, retention).run()
  // Counts only, as a log must not contain names.
  const deleted = Object.fromEntries(result.map((each) => [each.kind, each.deleted]))
  log.info({ deleted }, 'deleted what was older than its retention period')
  return true
}
