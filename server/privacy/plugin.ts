import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { DAY } from '#server/platform/clock.ts'
import { retentionPurge } from './retention-purge.ts'

/** Deletes once a day what is older than its retention period. */
export const privacy = fastifyPlugin(
  async function privacy(app) {
    app.everyHour(() => purgeOnceADay(app))
  },
  { dependencies: ['submissions'] },
)

/** Returns whether it was this instance's turn: the first one to come purges, once in 24 hours for all of them. */
export async function purgeOnceADay({ database, limits, now, log, siteFacts }: FastifyInstance) {
  const { retention } = siteFacts()
  if (!(await limits.take({ key: 'retention-purge', max: 1, windowMs: DAY }))) return false
  const result = await retentionPurge(database.db, now, retention).run()
  // Counts only: a log must not name people.
  const deleted = Object.fromEntries(result.map((each) => [each.kind, each.deleted]))
  log.info({ deleted }, 'deleted what was older than its retention period')
  return true
}
