import type { FastifyInstance } from 'fastify'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import * as nominations from '#contract/staff/nominations.ts'
import * as overview from '#contract/staff/overview.ts'
import { route } from '#server/platform/http/route.ts'
import { auditLog } from './audit-log.ts'
import { nominationLists } from './nomination-lists.ts'
import { readOverview } from './overview.ts'
import { readQuery, staffOptions } from './staff-options.ts'

/** Nominations by category, figures, and the audit log. */
export async function overviewRoutes(app: FastifyInstance) {
  const { database, now } = app
  const [readers, editors] = [staffOptions(app, 'reader'), staffOptions(app, 'editor')]
  const lists = nominationLists(database.db)

  route(app, nominations.listNominations, readers, async ({ request }) => ({
    success: STAFF_MESSAGES.nominations,
    payload: await lists.list(readQuery(nominations.nominationQuerySchema, request), app.organisation()),
  }))

  route(app, nominations.listCategories, readers, async () => ({
    success: STAFF_MESSAGES.categories,
    payload: await lists.categories(app.siteFacts().nominations.categories),
  }))

  route(app, overview.readOverview, readers, async ({ request }) => {
    const { days } = readQuery(overview.overviewQuerySchema, request)
    const { retention } = app.siteFacts()
    return {
      success: STAFF_MESSAGES.overview,
      payload: await readOverview(database.db, now, { days, retention }),
    }
  })

  route(app, overview.listAuditEntries, editors, async ({ request }) => ({
    success: STAFF_MESSAGES.audit,
    payload: await auditLog(database.db, now).list(
      readQuery(overview.auditQuerySchema, request),
      app.organisation(),
    ),
  }))

  route(app, overview.listAuditActors, editors, async () => ({
    success: STAFF_MESSAGES.auditActors,
    payload: await auditLog(database.db, now).actors(),
  }))
}
