import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import * as nominations from '#contract/staff/nominations.ts'
import * as overview from '#contract/staff/overview.ts'
import * as staff from '#contract/staff/submissions.ts'
import { HttpError, route } from './route.ts'
import { mockStaffAccess, STAFF_ID } from './staff-access.ts'
import { mockDonations } from './staff-donations.ts'
import { isWanted, nominationOf, overviewOf, pageOf, queryOf, summaryOf } from './staff-lists.ts'
import { mockSubmissionsOfStaff, type MockSubmission } from './staff-submissions.ts'
import type { Store } from './state.ts'

/**
 * The calls of the console. Its submissions are reset on every page load; the second step is stored like the session.
 */
export function mockStaff(store: Store) {
  const submissions = mockSubmissionsOfStaff()
  const audit: Array<overview.AuditEntry> = []
  const { signedIn, requireRole, routes } = mockStaffAccess(store)
  const [readers, editors] = [requireRole('reader'), requireRole('editor')]

  function note(action: overview.AuditAction, submission: MockSubmission | null, detail = '') {
    const [id, at] = [crypto.randomUUID(), new Date().toISOString()]
    const { name } = signedIn()
    const [submissionId, reference] = [submission?.id ?? null, submission?.reference ?? null]
    audit.unshift({ id, at, who: STAFF_ID, name, action, submissionId, reference, detail })
  }

  function find(id: unknown) {
    const found = submissions.find((one) => one.id === id || one.reference === id)
    if (!found) throw new HttpError(404, STAFF_MESSAGES.unknownSubmission)
    return found
  }

  function record(
    submission: MockSubmission,
    event: Pick<staff.SubmissionEvent, 'type' | 'text'> & Partial<staff.SubmissionEvent>,
  ) {
    const at = new Date().toISOString()
    submission.events.push({ id: crypto.randomUUID(), at, by: signedIn().name, subject: '', ...event })
  }

  const detailsOf = (submission: MockSubmission) => ({
    ...submission,
    duplicates: sameNominee(submission)
      .filter(({ id }) => id !== submission.id)
      .map(summaryOf),
  })

  function sameNominee({ kind, from }: MockSubmission) {
    return kind === 'nominations' ? submissions.filter((one) => one.kind === kind && one.from === from) : []
  }

  function listed(url: string) {
    const query = v.parse(staff.submissionQuerySchema, queryOf(url))
    const found = submissions.filter((one) => isWanted(one, query))
    if (query.sort === 'oldest') found.reverse()
    const place = ({ status }: MockSubmission) => staff.SUBMISSION_STATUSES.indexOf(status)
    if (query.sort === 'status') found.reverse().sort((a, b) => place(a) - place(b))
    return pageOf(found.map(summaryOf), query.page)
  }

  return [
    ...routes,
    route(
      staff.listSubmissions,
      ({ request }) => ({ success: STAFF_MESSAGES.submissions, payload: listed(request.url) }),
      readers,
    ),
    route(
      staff.readSubmission,
      ({ params }) => {
        const found = find(params.id)
        note('submission-read', found)
        return { success: STAFF_MESSAGES.submission, payload: detailsOf(found) }
      },
      readers,
    ),
    route(
      staff.changeStatus,
      ({ params, body }) => {
        const found = find(params.id)
        if (found.status !== body.was) throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
        note('status-changed', found, `${found.status} → ${body.status}`)
        found.status = body.status
        record(found, { type: 'status', text: body.status })
        return { success: STAFF_MESSAGES.statusChanged, payload: detailsOf(found) }
      },
      editors,
    ),
    route(
      staff.changeAssignee,
      ({ params, body: { assigneeId, was } }) => {
        const found = find(params.id)
        if (assigneeId !== null && assigneeId !== STAFF_ID)
          throw new HttpError(404, STAFF_MESSAGES.unknownStaff)
        if ((found.assignee?.id ?? null) !== was) throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
        found.assignee = assigneeId === null ? null : { id: assigneeId, name: signedIn().name }
        note('assignee-changed', found, assigneeId ?? 'nobody')
        record(found, { type: 'assignee', text: found.assignee?.name ?? '' })
        return { success: STAFF_MESSAGES.assigneeChanged, payload: detailsOf(found) }
      },
      editors,
    ),
    route(
      staff.addNote,
      ({ params, body: { id, text } }) => {
        const found = find(params.id)
        if (!found.events.some((event) => event.id === id)) {
          note('note-added', found)
          record(found, { id, type: 'note', text })
        }
        return { success: STAFF_MESSAGES.noteAdded, payload: detailsOf(found) }
      },
      editors,
    ),
    route(
      staff.sendReply,
      ({ params, body: { id, subject, text } }) => {
        const found = find(params.id)
        if (!found.events.some((event) => event.id === id)) {
          note('reply-sent', found)
          record(found, { id, type: 'reply', subject, text })
          found.status = 'answered'
        }
        return { success: STAFF_MESSAGES.replySent, payload: detailsOf(found) }
      },
      editors,
    ),
    route(
      staff.setShortlisted,
      ({ params, body: { isShortlisted } }) => {
        const found = find(params.id)
        if (found.kind !== 'nominations') throw new HttpError(409, STAFF_MESSAGES.nominationsOnly)
        if (found.isShortlisted !== isShortlisted) {
          found.isShortlisted = isShortlisted
          note('shortlist-changed', found, isShortlisted ? 'added' : 'removed')
          record(found, { type: 'shortlist', text: isShortlisted ? 'added' : 'removed' })
        }
        const success = isShortlisted ? STAFF_MESSAGES.shortlisted : STAFF_MESSAGES.unlisted
        return { success, payload: detailsOf(found) }
      },
      editors,
    ),
    ...mockDonations({ submissions, find, note, record, detailsOf, readers, editors }),
    route(
      staff.listStaff,
      () => {
        const { name, role } = signedIn()
        return { success: STAFF_MESSAGES.people, payload: [{ id: STAFF_ID, name, role }] }
      },
      readers,
    ),
    route(
      nominations.listNominations,
      ({ request }) => {
        const { category, shortlisted, page } = v.parse(
          nominations.nominationQuerySchema,
          queryOf(request.url),
        )
        const rows = submissions
          .filter(
            ({ kind, isShortlisted }) =>
              kind === 'nominations' && (isShortlisted || shortlisted === undefined),
          )
          .map((one) => nominationOf(one, sameNominee(one).length))
          .filter((one) => category === undefined || one.category === category)
          .sort((a, b) => a.nominee.localeCompare(b.nominee))
        return { success: STAFF_MESSAGES.nominations, payload: pageOf(rows, page) }
      },
      readers,
    ),
    route(
      nominations.listCategories,
      () => {
        const all = submissions.filter(({ kind }) => kind === 'nominations')
        const nominees = new Set(all.map(({ from }) => from)).size
        const shortlisted = all.filter(({ isShortlisted }) => isShortlisted).length
        const payload = [{ category: 'teacher', nominations: all.length, nominees, shortlisted }]
        return { success: STAFF_MESSAGES.categories, payload }
      },
      readers,
    ),
    route(
      overview.readOverview,
      () => ({ success: STAFF_MESSAGES.overview, payload: overviewOf(submissions) }),
      readers,
    ),
    route(
      overview.listAuditEntries,
      ({ request }) => {
        const { who, action, page } = v.parse(overview.auditQuerySchema, queryOf(request.url))
        const rows = audit.filter(
          (entry) => (who ?? entry.who) === entry.who && (action ?? entry.action) === entry.action,
        )
        return { success: STAFF_MESSAGES.audit, payload: pageOf(rows, page) }
      },
      editors,
    ),
    http.get(
      `*${staff.ATTACHMENT_PATH}`,
      () =>
        new HttpResponse('%PDF-1.4', {
          headers: { 'content-disposition': 'attachment; filename="letter.pdf"' },
        }),
    ),
    http.get(
      `*${staff.EXPORT_PATH}`,
      () => new HttpResponse('reference,received\r\n', { headers: { 'content-type': 'text/csv' } }),
    ),
  ]
}
