import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { dayOf, zonedTime } from '#contract/days.ts'
import { toMajorUnits } from '#contract/money.ts'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { ATTACHMENT_PATH, EXPORT_PATH, submissionExportSchema } from '#contract/staff/submissions.ts'
import { isSubscriptionKind } from '#contract/subscriptions.ts'
import { noStore } from '#server/accounts/route-options.ts'
import type { Submission } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { csvPages } from '#server/submissions/csv.ts'
import { displayName } from '#server/submissions/display-name.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { subscriptionLinks } from '#server/subscriptions/links.ts'
import { subscriptionColumns, subscriptionOf } from '#server/subscriptions/subscription-state.ts'
import { auditLog } from './audit-log.ts'
import { readQuery, staffOptions, targetOf } from './staff-options.ts'
import { submissionDetails } from './submission-details.ts'
import { submissionLists, type Filters, type Viewer } from './submission-lists.ts'

// The file comes from a stranger: if a browser does open it in a tab, it runs and loads nothing.
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'"

const FIRST_COLUMNS = ['reference', 'received', 'status', 'assignee']

type Row = Record<string, unknown>

/** Files of the console: attachments and exports. Browsers always save them and never show them. */
export async function fileRoutes(app: FastifyInstance) {
  const { database, now } = app
  const lists = submissionLists(database.db)

  app.addHook('onRequest', noStore)

  app.get(ATTACHMENT_PATH, staffOptions(app, 'reader'), async (request, reply) => {
    const { name, staffId } = targetOf(request)
    const file = await database.db.transaction().execute(async (transaction) => {
      const details = submissionDetails(transaction, now, { facts: app.siteFacts(), settings: app.config })
      const { id } = await details.find(name)
      const found = await submissionStore(transaction, now).findAttachment(id)
      if (found === null) throw new HttpError(404, STAFF_MESSAGES.noAttachment)
      const { scan, isDownloadable } = await details.scanOf(id)
      if (scan === 'infected') throw new HttpError(403, STAFF_MESSAGES.infectedAttachment)
      if (!isDownloadable) throw new HttpError(409, STAFF_MESSAGES.quarantinedAttachment)
      await auditLog(transaction, now).add({
        who: staffId,
        action: 'attachment-downloaded',
        submissionId: id,
      })
      return found
    })
    asDownload(reply, displayName(file.name))
    // A neutral type instead of the file's own, so that no browser opens it.
    return reply.type('application/octet-stream').send(file.content)
  })

  app.get(EXPORT_PATH, staffOptions(app, 'editor'), async (request, reply) => {
    const { sort: _sort, ...filters } = readQuery(submissionExportSchema, request)
    await auditLog(database.db, now).add({
      who: request.staff.id,
      action: 'exported',
      detail: describeFilters(filters),
    })
    asDownload(reply, `${filters.kind}-${dayOf(now())}.csv`)
    const viewer = { staffId: request.staff.id, organisation: app.organisation() }
    const lines = csvPages(() => rowsOf(filters, viewer), FIRST_COLUMNS)
    return reply.type('text/csv; charset=utf-8').send(Readable.from(lines))
  })

  async function* rowsOf(filters: Filters, viewer: Viewer) {
    for await (const page of lists.pages(filters, viewer)) {
      yield page.map(({ created_at, reference_code, payload, first_name, surname, ...row }): Row => {
        const { amountMinor, ...fields } = JSON.parse(payload) as Row
        return {
          reference: formatReference(viewer.organisation, reference_code),
          received: zonedTime(created_at),
          status: row.status,
          assignee: first_name === null ? '' : `${first_name} ${surname}`,
          ...(filters.kind === 'nominations' && { shortlisted: row.is_shortlisted === 1 }),
          ...(typeof amountMinor === 'number' && { amount: toMajorUnits(amountMinor) }),
          ...fields,
          ...(isSubscriptionKind(filters.kind) && { ...subscriptionColumns(row), unsubscribe: linkOf(row) }),
          ...(row.attachment !== null && { attachment: row.attachment }),
        }
      })
    }
  }

  /** The link that each mail to a confirmed address must contain. */
  function linkOf(row: Pick<Submission, 'id'> & Parameters<typeof subscriptionOf>[0]) {
    if (subscriptionOf(row).state !== 'confirmed') return ''
    return subscriptionLinks(row.id, { ...app.config, secret: app.secret }).unsubscribeUrl
  }
}

/** Headers that make browsers save a file under this name and never show it. */
export function asDownload(reply: FastifyReply, name: string) {
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
