import type { FastifyInstance } from 'fastify'
import * as nominations from '#contract/staff/nominations.ts'
import * as overview from '#contract/staff/overview.ts'
import { auditLog } from './audit-log.ts'
import { nominationLists } from './nomination-lists.ts'
import { readOverview } from './overview.ts'
import { readQuery, readRoute } from './staff-route.ts'

/** Nominations by category, figures, and the audit log. */
export async function overviewRoutes(app: FastifyInstance) {
  const { database, now } = app
  const lists = nominationLists(database.db)
  const log = auditLog(database.db, now)

  readRoute(app, 'reader', nominations.listNominations, async (request) =>
    lists.list(readQuery(nominations.nominationQuerySchema, request), app.organisation()),
  )

  readRoute(app, 'reader', nominations.listCategories, async () =>
    lists.categories(app.siteFacts().nominations.categories),
  )

  readRoute(app, 'reader', overview.readOverview, async (request) => {
    const { days } = readQuery(overview.overviewQuerySchema, request)
    return readOverview(database.db, now, { days, retention: app.siteFacts().retention })
  })

  readRoute(app, 'editor', overview.listAuditEntries, async (request) =>
    log.list(readQuery(overview.auditQuerySchema, request), app.organisation()),
  )

  readRoute(app, 'editor', overview.listAuditActors, () => log.actors())
}
