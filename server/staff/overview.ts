import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { dayOf, startOfDay, ZONE_OFFSET_MS } from '#contract/days.ts'
import {
  auditQuerySchema,
  ENDING_DAYS,
  listAuditEntries,
  type Overview,
  overviewQuerySchema,
  readOverview,
  WAITING_STATUSES,
} from '#contract/staff/overview.ts'
import { TEAM_KINDS } from '#contract/submissions.ts'
import { DAY, type Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Retention } from '#server/privacy/retention-purge.ts'
import { auditLog } from './audit-log.ts'
import { readQuery, readRoute } from './staff-route.ts'

/** The overview of all submissions, and the audit log. */
export async function overviewRoutes(app: FastifyInstance) {
  const { database, now } = app

  readRoute(app, 'reader', readOverview, (request) => {
    const { days } = readQuery(overviewQuerySchema, request)
    return overviewOf(database.db, now, { days, retention: app.siteFacts().retention })
  })

  readRoute(app, 'editor', listAuditEntries, async (request) =>
    auditLog(database.db, now).list(readQuery(auditQuerySchema, request), app.organisation()),
  )
}

/** Counts arrivals per day and waiting submissions by age. The counting is done by the database. */
async function overviewOf(
  db: Kysely<Tables>,
  now: Clock,
  { days, retention }: { days: number; retention: Retention },
): Promise<Overview> {
  const time = now()
  const from = dayOf(time - (days - 1) * DAY)
  const arrived = await db
    .selectFrom('submissions')
    .select(({ fn }) => [
      sql<number>`(created_at + ${sql.lit(ZONE_OFFSET_MS)}) / ${sql.lit(DAY)}`.as('day'),
      'kind',
      fn.countAll<number>().as('count'),
    ])
    .where('created_at', '>=', startOfDay(from))
    .groupBy(['day', 'kind'])
    .orderBy('day')
    .orderBy('kind')
    .execute()

  const older = (age: number) => time - age * DAY
  const between = (youngest: number, oldest: number) =>
    sql<number>`sum(case when created_at > ${oldest} and created_at <= ${youngest} then 1 else 0 end)`
  const waiting = await db
    .selectFrom('submissions')
    .select([
      'kind',
      'status',
      // Includes submissions that arrive during the query.
      between(Number.MAX_SAFE_INTEGER, older(1)).as('underOneDay'),
      between(older(1), older(3)).as('oneToThreeDays'),
      between(older(3), older(7)).as('threeToSevenDays'),
      between(older(7), 0).as('overSevenDays'),
    ])
    .select(({ fn }) => fn.min<number>('created_at').as('oldest'))
    .where('status', 'in', WAITING_STATUSES)
    .groupBy(['kind', 'status'])
    .orderBy('kind')
    .orderBy('status', 'desc')
    .$narrowType<{ status: (typeof WAITING_STATUSES)[number] }>()
    .execute()

  return {
    from,
    to: dayOf(time),
    arrived: arrived.map(({ day, ...row }) => ({
      ...row,
      day: new Date(day * DAY).toISOString().slice(0, 10),
    })),
    waiting: waiting.map(({ oldest, ...row }) => ({ ...row, oldestAt: new Date(oldest).toISOString() })),
    ending: await readEnding(db, time, retention),
  }
}

/**
 * Waiting submissions that the next purges will delete: a purge spares only those that the team has not been notified
 * of.
 */
async function readEnding(db: Kysely<Tables>, time: number, retention: Retention) {
  const ending: Overview['ending'] = []
  for (const kind of TEAM_KINDS) {
    const { count, oldest } = await db
      .selectFrom('submissions')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.min<number | null>('created_at').as('oldest'),
      ])
      .where('kind', '=', kind)
      .where('status', 'in', WAITING_STATUSES)
      .where('created_at', '<=', time - (retention[kind] - ENDING_DAYS) * DAY)
      .executeTakeFirstOrThrow()
    if (oldest !== null) ending.push({ kind, count, firstOn: dayOf(oldest + retention[kind] * DAY) })
  }
  return ending
}
