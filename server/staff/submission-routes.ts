import type { FastifyInstance } from 'fastify'
import * as staff from '#contract/staff/submissions.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { replyEmail, replyOptions } from './replies.ts'
import { FOUND, readQuery, readRoute, staffOptions, viewerOf } from './staff-route.ts'
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
      return FOUND
    }),
  )

  changeRoute(app, staff.changeStatus, async ({ log, record, update }, { status, was }) => {
    if (!(await update({ status }, { status: was }))) throw changedMeanwhile()
    await record({ type: 'status', text: status })
    await log('status-changed', `${was} → ${status}`)
    return 'Status changed.'
  })

  changeRoute(app, staff.changeAssignee, async (change, { assigneeId, was }) => {
    const { transaction, log, record, update } = change
    const people = await staffStore(transaction, now).list()
    const assignee = people.find(({ id }) => id === assigneeId)
    if (assigneeId !== null && assignee === undefined)
      throw new HttpError(404, 'This person has no role in the console.')
    if (!(await update({ assignee_id: assigneeId }, { assignee_id: was }))) throw changedMeanwhile()
    // The id, so that the name goes with the account.
    await record({ type: 'assignee', text: assigneeId ?? '' })
    await log('assignee-changed', assigneeId ?? 'nobody')
    return 'Assignment changed.'
  })

  changeRoute(app, staff.addNote, async ({ log, record }, { id, text }) => {
    if (await record({ id, type: 'note', text })) await log('note-added')
    return 'Note added.'
  })

  changeRoute(app, staff.sendReply, async (change, { id, subject, text }) => {
    const { transaction, submission, facts, log, record, update } = change
    const recipient = replyOptions(submission, facts)?.recipient
    if (recipient === undefined) throw new HttpError(409, 'There is no email address to reply to.')
    if (await record({ id, type: 'reply', subject, text })) {
      await outboxStore(transaction, now).add(replyEmail(submission, { recipient, subject, text }, facts))
      await update({ status: 'answered' })
      await log('reply-sent')
    }
    return 'Your reply is on its way.'
  })

  changeRoute(app, staff.setShortlisted, async (change, { isShortlisted }) => {
    const { submission, log, record, update } = change
    if (submission.kind !== 'nominations')
      throw new HttpError(409, 'Only nominations can be put on the shortlist.')
    const [value, was] = isShortlisted ? ([1, 0] as const) : ([0, 1] as const)
    if (await update({ is_shortlisted: value }, { is_shortlisted: was })) {
      const text = isShortlisted ? 'added' : 'removed'
      await record({ type: 'shortlist', text })
      await log('shortlist-changed', text)
    }
    return isShortlisted
      ? 'The nomination is on the shortlist.'
      : 'The nomination is no longer on the shortlist.'
  })
}
