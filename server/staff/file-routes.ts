import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import { dayOf, zonedTime } from '#contract/days.ts'
import { toMajorUnits } from '#contract/money.ts'
import { ATTACHMENT_PATH, EXPORT_PATH, submissionExportSchema } from '#contract/staff/submissions.ts'
import type { SubmissionKind } from '#contract/submissions.ts'
import { isSubscriptionKind } from '#contract/subscriptions.ts'
import type { Submission, Tables } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { readParam } from '#server/platform/http/route.ts'
import { csvPages } from '#server/submissions/csv.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { scanStateOf } from '#server/submissions/scans.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { subscriptionLinks } from '#server/subscriptions/emails.ts'
import { logAction, type NewEntry } from './audit-log.ts'
import { readQuery, staffOptions, viewerOf } from './staff-route.ts'
import { submissionDetails } from './submission-details.ts'
import { staffNames } from './staff-store.ts'
import { submissionLists, subscriptionOf, type Filters, type Viewer } from './submission-lists.ts'

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
    if (file === null) throw new HttpError(404, 'No file came with this submission.')
    const { scan, isDownloadable } = scanStateOf(file, app.config)
    if (scan === 'infected') throw new HttpError(403, 'This file is infected, so it cannot be downloaded.')
    if (!isDownloadable)
      throw new HttpError(
        409,
        'This file has not been scanned for viruses yet. Please try again in a minute.',
      )
    await saveAs(file.name, reply, { action: 'attachment-downloaded', submissionId: id })
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
  await logAction(database.db, now, { who: reply.request.staff.id, ...entry })
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

type Row = Record<string, unknown>

type Wanted = {
  filters: Filters & { kind: SubmissionKind }
  viewer: Viewer
  /** The link that each mail to a confirmed address must contain. */
  linkOf: (row: Pick<Submission, 'id'>) => string
}

// Rows per page, which bounds the memory.
const PAGE = 500

/** Yields the rows of an export in pages, oldest first. Amounts are in major units. */
export async function* exportRows(db: Kysely<Tables>, { filters, viewer, linkOf }: Wanted) {
  const { kind } = filters
  const names = await staffNames(db)
  let page = await readPage(db, { filters, viewer })
  for (; page.length > 0; page = await readPage(db, { filters, viewer }, page.at(-1))) {
    yield page.map(({ created_at, reference_code, payload, ...row }): Row => {
      const { amountMinor, ...fields } = JSON.parse(payload) as Row
      const { state, since } = subscriptionOf(row)
      return {
        reference: formatReference(viewer.organisation, reference_code),
        received: zonedTime(created_at),
        status: row.status,
        assignee: names.get(row.assignee_id ?? '') ?? '',
        ...(kind === 'nominations' && { shortlisted: row.is_shortlisted === 1 }),
        ...(typeof amountMinor === 'number' && { amount: toMajorUnits(amountMinor) }),
        ...fields,
        ...(isSubscriptionKind(kind) && {
          // Addresses must not be mailed without knowing which of them want it.
          subscription: state,
          since: since === null ? '' : zonedTime(Date.parse(since)),
          consent: row.consent ?? '',
          asked: row.asked_at === null ? '' : zonedTime(row.asked_at),
          unsubscribe: state === 'confirmed' ? linkOf(row) : '',
        }),
        ...(row.attachment !== null && { attachment: row.attachment }),
      }
    })
  }
}

/** The rows after the last one that was read. */
function readPage(
  db: Kysely<Tables>,
  { filters, viewer }: Omit<Wanted, 'linkOf'>,
  last?: Pick<Submission, 'created_at' | 'id'>,
) {
  const lists = submissionLists(db)
  let ids = lists.filtered(filters, viewer).select('id')
  if (last) {
    const { created_at, id } = last
    ids = ids.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(created_at, id)))
  }
  return lists
    .submissions(ids.orderBy('created_at').orderBy('id').limit(PAGE))
    .select(['subscriptions.confirmed_at', 'unsubscribed_at', 'consent', 'asked_at'])
    .select(['submissions.id', 'submissions.created_at', 'reference_code', 'payload', 'status'])
    .select(['is_shortlisted', 'assignee_id'])
    .select('materials.name as attachment')
    .orderBy('submissions.created_at')
    .orderBy('submissions.id')
    .execute()
}
