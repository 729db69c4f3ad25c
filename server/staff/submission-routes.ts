import type { FastifyInstance } from 'fastify'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import * as staff from '#contract/staff/submissions.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { replyEmail, replyOptions } from './replies.ts'
import { readQuery, readRoute, staffOptions, viewerOf } from './staff-route.ts'
import { staffStore } from './staff-store.ts'
import { changedMeanwhile, changeRoute, changeSubmission } from './submission-changes.ts'
import { submissionLists } from './submission-lists.ts'

/** Lists of submissions, single submissions, and changes by staff. */
export async function submissionRoutes(app: FastifyInstance) {
  const { now } = app
  const lists = submissionLists(app.database.db)

  readRoute(app, 'reader', staff.listSubmissions, async (request) =>
    lists.list(readQuery(staff.submissionQuerySchema, request), viewerOf(request)),
  )

  readRoute(app, 'reader', staff.countNominations, () => lists.countNominations())

  route(app, staff.readSubmission, staffOptions('reader'), ({ request }) =>
    changeSubmission(request, async ({ log }) => {
      await log('submission-read')
      return STAFF_MESSAGES.found
    }),
  )

  changeRoute(app, staff.changeStatus, async ({ log, record, update }, { status, was }) => {
    if (!(await update({ status }, { status: was }))) throw changedMeanwhile()
    await record({ type: 'status', text: status })
    await log('status-changed', `${was} → ${status}`)
    return STAFF_MESSAGES.statusChanged
  })

  changeRoute(app, staff.changeAssignee, async (change, { assigneeId, was }) => {
    const { transaction, log, record, update } = change
    const people = await staffStore(transaction, now).list()
    const assignee = people.find(({ id }) => id === assigneeId)
    if (assigneeId !== null && assignee === undefined) throw new HttpError(404, STAFF_MESSAGES.unknownStaff)
    if (!(await update({ assignee_id: assigneeId }, { assignee_id: was }))) throw changedMeanwhile()
    // The id, so that the name goes with the account.
    await record({ type: 'assignee', text: assigneeId ?? '' })
    await log('assignee-changed', assigneeId ?? 'nobody')
    return STAFF_MESSAGES.assigneeChanged
  })

  changeRoute(app, staff.addNote, async ({ log, record }, { id, text }) => {
    if (await record({ id, type: 'note', text })) await log('note-added')
    return STAFF_MESSAGES.noteAdded
  })

  changeRoute(app, staff.sendReply, async (change, { id, subject, text }) => {
    const { transaction, submission, facts, log, record, update } = change
    const recipient = replyOptions(submission, facts)?.recipient
    if (recipient === undefined) throw new HttpError(409, STAFF_MESSAGES.noRecipient)
    if (await record({ id, type: 'reply', subject, text })) {
      await outboxStore(transaction, now).add(replyEmail(submission, { recipient, subject, text }, facts))
      await update({ status: 'answered' })
      await log('reply-sent')
    }
    return STAFF_MESSAGES.replySent
  })

  changeRoute(app, staff.setShortlisted, async (change, { isShortlisted }) => {
    const { submission, log, record, update } = change
    if (submission.kind !== 'nominations') throw new HttpError(409, STAFF_MESSAGES.nominationsOnly)
    const [value, was] = isShortlisted ? ([1, 0] as const) : ([0, 1] as const)
    if (await update({ is_shortlisted: value }, { is_shortlisted: was })) {
      const text = isShortlisted ? 'added' : 'removed'
      await record({ type: 'shortlist', text })
      await log('shortlist-changed', text)
    }
    return isShortlisted ? STAFF_MESSAGES.shortlisted : STAFF_MESSAGES.unlisted
  })
}
