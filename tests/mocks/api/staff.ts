import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import * as nominations from '#contract/staff/nominations.ts'
import * as overview from '#contract/staff/overview.ts'
import * as staff from '#contract/staff/submissions.ts'
import type { MockConsole } from './console.ts'
import { HttpError, route } from './route.ts'
import { CHIOMA, mockStaffAccess } from './staff-access.ts'
import { mockDonations } from './staff-donations.ts'
import {
  categoriesIn,
  codeOf,
  isSameNominee,
  isWanted,
  nominationsIn,
  pageOf,
  queryOf,
  summaryOf,
} from './staff-lists.ts'
import { overviewOf } from './staff-overview.ts'
import type { MockSubmission } from './staff-submissions.ts'

/** The calls of the console. */
export function mockStaff(staffConsole: MockConsole) {
  const { me, submissions } = staffConsole
  const { requireRole, routes } = mockStaffAccess(me)
  const [readers, editors] = [requireRole('reader'), requireRole('editor')]

  function find(id: unknown) {
    const code = codeOf(String(id))
    const found = submissions.find((one) => one.id === id || codeOf(one.reference) === code)
    if (!found) throw new HttpError(404, STAFF_MESSAGES.unknownSubmission)
    return found
  }

  function record(
    submission: MockSubmission,
    event: Pick<staff.SubmissionEvent, 'type' | 'text'> & Partial<staff.SubmissionEvent>,
  ) {
    const at = new Date(staffConsole.now()).toISOString()
    submission.events.push({ id: crypto.randomUUID(), at, by: CHIOMA.name, subject: '', ...event })
  }

  const detailsOf = (submission: MockSubmission) => ({
    ...submission,
    duplicates: submissions
      .filter((one) => one !== submission && isSameNominee(one, submission))
      .map(summaryOf)
      .reverse(),
  })

  function listed(url: string) {
    const query = v.parse(staff.submissionQuerySchema, queryOf(url))
    const found = submissions.filter((one) => isWanted(one, query))
    if (query.sort !== 'newest') found.reverse()
    // In reverse alphabetical order: new, in progress, closed, answered.
    if (query.sort === 'status') found.sort((a, b) => b.status.localeCompare(a.status))
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
        return { success: STAFF_MESSAGES.submission, payload: detailsOf(found) }
      },
      readers,
    ),
    route(
      staff.changeStatus,
      ({ params, body }) => {
        const found = find(params.id)
        if (found.status !== body.was) throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
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
        if ((found.assignee?.id ?? null) !== was) throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
        found.assignee = assigneeId === null ? null : { id: CHIOMA.id, name: CHIOMA.name }
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
        if (found.reply === null) throw new HttpError(409, STAFF_MESSAGES.noRecipient)
        if (!found.events.some((event) => event.id === id)) {
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
          record(found, { type: 'shortlist', text: isShortlisted ? 'added' : 'removed' })
        }
        const success = isShortlisted ? STAFF_MESSAGES.shortlisted : STAFF_MESSAGES.unlisted
        return { success, payload: detailsOf(found) }
      },
      editors,
    ),
    ...mockDonations({ ...staffConsole, find, record, detailsOf, readers, editors }),
    route(
      nominations.listNominations,
      ({ request }) => {
        const { category, shortlisted, page } = v.parse(
          nominations.nominationQuerySchema,
          queryOf(request.url),
        )
        const rows = nominationsIn(submissions).filter(
          (one) =>
            (category ?? one.category) === one.category && (one.isShortlisted || shortlisted === undefined),
        )
        return { success: STAFF_MESSAGES.nominations, payload: pageOf(rows, page) }
      },
      readers,
    ),
    route(
      nominations.listCategories,
      () => ({ success: STAFF_MESSAGES.categories, payload: categoriesIn(submissions) }),
      readers,
    ),
    route(
      overview.readOverview,
      ({ request }) => {
        const { days } = v.parse(overview.overviewQuerySchema, queryOf(request.url))
        return { success: STAFF_MESSAGES.overview, payload: overviewOf(staffConsole, days) }
      },
      readers,
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
