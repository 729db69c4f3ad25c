import type { FastifyInstance } from 'fastify'
import * as overview from '#contract/staff/overview.ts'
import { auditLog } from './audit-log.ts'
import { readOverview } from './overview.ts'
import { readQuery, readRoute } from './staff-route.ts'

/** The overview and the audit log. */
export async function overviewRoutes(app: FastifyInstance) {
  const { database, now } = app
  const log = auditLog(database.db, now)

  readRoute(app, 'reader', overview.readOverview, async (request) => {
    const { days } = readQuery(overview.overviewQuerySchema, request)
    return readOverview(database.db, now, { days, retention: app.siteFacts().retention })
  })

  readRoute(app, 'editor', overview.listAuditEntries, async (request) =>
    log.list(readQuery(overview.auditQuerySchema, request), app.organisation()),
  )

  readRoute(app, 'editor', overview.listAuditActors, () => log.actors())
}
