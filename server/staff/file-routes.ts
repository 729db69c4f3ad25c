import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { dayOf } from '#contract/days.ts'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { ATTACHMENT_PATH, EXPORT_PATH, submissionExportSchema } from '#contract/staff/submissions.ts'
import type { Submission } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { readParam } from '#server/platform/http/route.ts'
import { csvPages } from '#server/submissions/csv.ts'
import { displayName } from '#server/submissions/display-name.ts'
import { scanStateOf } from '#server/submissions/scan-store.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { subscriptionLinks } from '#server/subscriptions/links.ts'
import { auditLog, type NewEntry } from './audit-log.ts'
import { exportRows } from './export-rows.ts'
import { readQuery, staffOptions, viewerOf } from './staff-route.ts'
import { submissionDetails } from './submission-details.ts'
import type { Filters } from './submission-lists.ts'

// The file comes from a stranger: if a browser does open it in a tab, it runs and loads nothing.
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'"

const FIRST_COLUMNS = ['reference', 'received', 'status', 'assignee']

/** Files of the console: attachments and exports. Browsers always save them and never show them. */
export async function fileRoutes(app: FastifyInstance) {
  const { database, now } = app

  app.get(ATTACHMENT_PATH, staffOptions('reader'), async (request, reply) => {
    const details = submissionDetails(database.db, now, { facts: app.siteFacts(), settings: app.config })
    const { id } = await details.find(readParam(request, 'id'))
    const file = await submissionStore(database.db, now).findAttachment(id)
    if (file === null) throw new HttpError(404, STAFF_MESSAGES.noAttachment)
    const { scan, isDownloadable } = scanStateOf(file, app.config)
    if (scan === 'infected') throw new HttpError(403, STAFF_MESSAGES.infectedAttachment)
    if (!isDownloadable) throw new HttpError(409, STAFF_MESSAGES.quarantinedAttachment)
    await saveAs(displayName(file.name), reply, { action: 'attachment-downloaded', submissionId: id })
    // A neutral type instead of the file's own, so that no browser opens it.
    return reply.type('application/octet-stream').send(file.content)
  })

  app.get(EXPORT_PATH, staffOptions('editor'), async (request, reply) => {
    const { sort: _sort, ...filters } = readQuery(submissionExportSchema, request)
    const detail = describeFilters(filters)
    await saveAs(`${filters.kind}-${dayOf(now())}.csv`, reply, { action: 'exported', detail })
    const viewer = viewerOf(request)
    const linkOf = ({ id }: Pick<Submission, 'id'>) =>
      subscriptionLinks(id, { ...app.config, secret: app.secret }).unsubscribeUrl
    const lines = csvPages(() => exportRows(database.db, { filters, viewer, linkOf }), FIRST_COLUMNS)
    return reply.type('text/csv; charset=utf-8').send(Readable.from(lines))
  })
}

/** Records the download in the audit log. The headers make browsers save the file under this name and never show it. */
export async function saveAs(name: string, reply: FastifyReply, entry: Omit<NewEntry, 'who'>) {
  const { database, now } = reply.server
  await auditLog(database.db, now).add({ who: reply.request.staff.id, ...entry })
  const plain = name.replace(/[^\w .-]/g, '_')
  reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(name)}`)
    .header('content-security-policy', SANDBOX)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
}

// encodeURIComponent leaves some characters that are not allowed in a header's value (RFC 8187).
function encodeRfc5987(text: string) {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

// Leaves out the search text, which may be a name: the audit log contains no names.
function describeFilters({ search, ...filters }: Filters) {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
  return [...given, ...(search ? ['with a search'] : [])].join(' ')
}
