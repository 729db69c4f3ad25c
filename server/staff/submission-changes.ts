import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/staff/overview.ts'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import type { Reply, SubmissionDetails, SubmissionStatus } from '#contract/staff/submissions.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import type { Submission, SubmissionEventRow, Tables } from '#server/platform/database/tables.ts'
import type { SiteFacts } from '#server/platform/build-output.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { newId } from '#server/platform/tokens.ts'
import { auditLog } from './audit-log.ts'
import { replyEmail, replyOptions } from './replies.ts'
import { staffStore } from './staff-store.ts'
import { submissionDetails } from './submission-details.ts'

/** The submission, by its id or reference, and the id of the member of staff. */
export type Target = { name: string; staffId: string }

export type Step = {
  transaction: Transaction<Tables>
  submission: Submission
  facts: SiteFacts
  log: (action: AuditAction, detail?: string) => Promise<void>
  /** Adds an event to the history. Returns false if an event with this id exists. */
  record: (event: Pick<SubmissionEventRow, 'type' | 'text'> & Partial<SubmissionEventRow>) => Promise<boolean>
}

/** Changes a submission and writes the audit log in one transaction, and returns the new state for the console. */
export function submissionChange(app: FastifyInstance) {
  const { database, now } = app
  return async function change(
    { name, staffId }: Target,
    apply: (step: Step) => Promise<void>,
  ): Promise<SubmissionDetails> {
    const facts = app.siteFacts()
    return database.db.transaction().execute(async (transaction) => {
      const details = submissionDetails(transaction, now, { facts, settings: app.config })
      const submission = await details.find(name)
      const { id } = submission
      await apply({
        transaction,
        submission,
        facts,
        log: (action, detail = '') =>
          auditLog(transaction, now).add({ who: staffId, action, submissionId: id, detail }),
        record: async (event) => {
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('submission_events')
            .values({ id: newId(), submission_id: id, at: now(), staff_id: staffId, subject: '', ...event })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .executeTakeFirstOrThrow()
          return numInsertedOrUpdatedRows === 1n
        },
      })
      // Reads the row again: payment changes are stored in it.
      return details.read(await details.find(submission.id))
    })
  }
}

export function submissionChanges(app: FastifyInstance) {
  const { now, mail } = app
  const change = submissionChange(app)

  function read(target: Target) {
    return change(target, ({ log }) => log('submission-read'))
  }

  function setStatus(target: Target, { status, was }: { status: SubmissionStatus; was: SubmissionStatus }) {
    return change(target, async ({ transaction, submission, log, record }) => {
      await update(transaction, submission, { status }, { status: was })
      await record({ type: 'status', text: status })
      await log('status-changed', `${was} → ${status}`)
    })
  }

  function assign(target: Target, { assigneeId, was }: { assigneeId: string | null; was: string | null }) {
    return change(target, async ({ transaction, submission, log, record }) => {
      const people = await staffStore(transaction, now).list()
      const assignee = people.find(({ id }) => id === assigneeId)
      if (assigneeId !== null && assignee === undefined) throw new HttpError(404, STAFF_MESSAGES.unknownStaff)
      await update(transaction, submission, { assignee_id: assigneeId }, { assignee_id: was })
      // The id, so that the name goes with the account.
      await record({ type: 'assignee', text: assignee?.id ?? '' })
      await log('assignee-changed', assigneeId ?? 'nobody')
    })
  }

  function addNote(target: Target, { id, text }: { id: string; text: string }) {
    return change(target, async ({ log, record }) => {
      if (await record({ id, type: 'note', text })) await log('note-added')
    })
  }

  async function reply(target: Target, { id, subject, text }: Reply) {
    const details = await change(target, async ({ transaction, submission, facts, log, record }) => {
      const recipient = replyOptions(submission, facts)?.recipient
      if (recipient === undefined) throw new HttpError(409, STAFF_MESSAGES.noRecipient)
      if (!(await record({ id, type: 'reply', subject, text }))) return
      const email = replyEmail(submission, { recipient, subject, text }, facts)
      await outboxStore(transaction, now).add(email)
      await update(transaction, submission, { status: 'answered' })
      await log('reply-sent')
    })
    mail.deliverSoon()
    return details
  }

  function shortlist(target: Target, isShortlisted: boolean) {
    return change(target, async ({ transaction, submission, log, record }) => {
      if (submission.kind !== 'nominations') throw new HttpError(409, STAFF_MESSAGES.nominationsOnly)
      const [value, before] = isShortlisted ? ([1, 0] as const) : ([0, 1] as const)
      if (!(await wasUpdated(transaction, submission, { is_shortlisted: value }, { is_shortlisted: before })))
        return
      await record({ type: 'shortlist', text: isShortlisted ? 'added' : 'removed' })
      await log('shortlist-changed', isShortlisted ? 'added' : 'removed')
    })
  }

  return { read, setStatus, assign, addNote, reply, shortlist }
}

type Values = Partial<Pick<Submission, 'status' | 'assignee_id' | 'is_shortlisted'>>

/** Updates the submission if it still has the values that were shown, otherwise throws a 409. */
export async function update(
  transaction: Transaction<Tables>,
  submission: Submission,
  values: Values,
  was?: Values,
) {
  if (!(await wasUpdated(transaction, submission, values, was)))
    throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
}

async function wasUpdated(
  transaction: Transaction<Tables>,
  { id }: Submission,
  values: Values,
  { status, assignee_id, is_shortlisted }: Values = {},
) {
  let query = transaction.updateTable('submissions').set(values).where('id', '=', id)
  if (status !== undefined) query = query.where('status', '=', status)
  if (assignee_id !== undefined)
    query = query.where('assignee_id', assignee_id === null ? 'is' : '=', assignee_id)
  if (is_shortlisted !== undefined) query = query.where('is_shortlisted', '=', is_shortlisted)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0
}
