import type { FastifyInstance } from 'fastify'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import * as staff from '#contract/staff/submissions.ts'
import { route } from '#server/platform/http/route.ts'
import { readQuery, staffOptions, targetOf } from './staff-options.ts'
import { submissionChanges } from './submission-changes.ts'
import { submissionLists } from './submission-lists.ts'

/** Lists of submissions, single submissions, and changes by staff. */
export async function submissionRoutes(app: FastifyInstance) {
  const [readers, editors] = [staffOptions(app, 'reader'), staffOptions(app, 'editor')]
  const lists = submissionLists(app.database.db)
  const changes = submissionChanges(app)

  route(app, staff.listSubmissions, readers, async ({ request }) => {
    const query = readQuery(staff.submissionQuerySchema, request)
    const viewer = { staffId: request.staff.id, organisation: app.organisation() }
    return { success: STAFF_MESSAGES.submissions, payload: await lists.list(query, viewer) }
  })

  route(app, staff.readSubmission, readers, async ({ request }) => ({
    success: STAFF_MESSAGES.submission,
    payload: await changes.read(targetOf(request)),
  }))

  route(app, staff.changeStatus, editors, async ({ request, body }) => ({
    success: STAFF_MESSAGES.statusChanged,
    payload: await changes.setStatus(targetOf(request), body),
  }))

  route(app, staff.changeAssignee, editors, async ({ request, body }) => ({
    success: STAFF_MESSAGES.assigneeChanged,
    payload: await changes.assign(targetOf(request), body),
  }))

  route(app, staff.addNote, editors, async ({ request, body }) => ({
    success: STAFF_MESSAGES.noteAdded,
    payload: await changes.addNote(targetOf(request), body),
  }))

  route(app, staff.sendReply, editors, async ({ request, body }) => ({
    success: STAFF_MESSAGES.replySent,
    payload: await changes.reply(targetOf(request), body),
  }))

  route(app, staff.setShortlisted, editors, async ({ request, body: { isShortlisted } }) => ({
    success: isShortlisted ? STAFF_MESSAGES.shortlisted : STAFF_MESSAGES.unlisted,
    payload: await changes.shortlist(targetOf(request), isShortlisted),
  }))
}
