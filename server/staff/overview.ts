import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { dayOf, startOfDay, ZONE_OFFSET_MS } from '#contract/days.ts'
import { PAGE_SIZE } from '#contract/staff/answer.ts'
import {
  type AuditEntry,
  type AuditQuery,
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
import { countRows } from '#server/platform/database/count-rows.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Organisation } from '#server/platform/site-facts.ts'
import type { Retention } from '#server/privacy/retention-purge.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { readQuery, readRoute } from './staff-route.ts'
import { staffNames } from './staff-store.ts'

/** The overview of all submissions, and the audit log. */
export async function overviewRoutes(app: FastifyInstance) {
  const { database, now } = app

  readRoute(app, 'reader', readOverview, (request) => {
    const { days } = readQuery(overviewQuerySchema, request)
    return overviewOf(database.db, now, { days, retention: app.siteFacts().retention })
  })

  readRoute(app, 'editor', listAuditEntries, async (request) =>
    auditEntries(database.db, readQuery(auditQuerySchema, request), app.organisation()),
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

/** One page of the audit log, newest first. */
async function auditEntries(
  db: Kysely<Tables>,
  { who, action, page = 1 }: AuditQuery,
  organisation: Organisation,
) {
  let found = db.selectFrom('audit_log')
  if (who !== undefined) found = found.where('who', '=', who)
  if (action !== undefined) found = found.where('action', '=', action)
  const names = await staffNames(db)
  const rows = await found
    .leftJoin('submissions', 'submissions.id', 'audit_log.submission_id')
    .select(['audit_log.id', 'at', 'who', 'action', 'submission_id', 'detail', 'reference_code'])
    .orderBy('at', 'desc')
    .orderBy('audit_log.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const entries = rows.map(({ at, submission_id, reference_code, ...row }): AuditEntry => ({
    ...row,
    at: new Date(at).toISOString(),
    name: names.get(row.who) ?? null,
    submissionId: submission_id,
    reference: reference_code === null ? null : formatReference(organisation, reference_code),
  }))
  return { rows: entries, total: await countRows(found), page, pageSize: PAGE_SIZE }
}
