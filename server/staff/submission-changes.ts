import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql, type Transaction } from 'kysely'
import type { GenericSchema } from 'valibot'
import type { BodyOutput, Endpoint } from '#contract/endpoint.ts'
import type { AuditAction } from '#contract/staff/overview.ts'
import type { SubmissionDetails } from '#contract/staff/submissions.ts'
import type { SiteFacts } from '#server/platform/build-output.ts'
import type { Submission, SubmissionEventRow, Tables } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { readParam, route } from '#server/platform/http/route.ts'
import { newId } from '#server/platform/tokens.ts'
import { logAction } from './audit-log.ts'
import { staffOptions } from './staff-route.ts'
import { submissionDetails } from './submission-details.ts'

type Answer = { success: string; payload: SubmissionDetails }
type Values = Partial<Pick<Submission, 'status' | 'assignee_id' | 'is_shortlisted'>>

export type Change = {
  transaction: Transaction<Tables>
  submission: Submission
  facts: SiteFacts
  staffId: string
  log: (action: AuditAction, detail?: string) => Promise<void>
  /** Adds an event to the history. Returns false if an event with this id exists. */
  record: (event: Pick<SubmissionEventRow, 'type' | 'text'> & Partial<SubmissionEventRow>) => Promise<boolean>
  /** Updates the submission. Returns false if it no longer has the values that were shown. */
  update: (values: Values, was?: Values) => Promise<boolean>
}

/** What was shown is no longer so. */
export function changedMeanwhile() {
  return new HttpError(409, 'A colleague has just changed this. Please look at it again.')
}

/** Adds a route by which editors change a submission. `apply` returns the message for them. */
export function changeRoute<Body extends GenericSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<Body, Answer>,
  apply: (change: Change, body: BodyOutput<Body>) => Promise<string>,
) {
  route(app, endpoint, staffOptions('editor'), async ({ request, body }) => {
    const answer = await changeSubmission(request, (change) => apply(change, body))
    app.deliverSoon()
    return answer
  })
}

/** Changes a submission and writes the audit log in one transaction, and returns the new state for the console. */
export async function changeSubmission(
  request: FastifyRequest,
  apply: (change: Change) => Promise<string>,
): Promise<Answer> {
  const { database, now, config, siteFacts } = request.server
  const staffId = request.staff.id
  const facts = siteFacts()
  return database.db.transaction().execute(async (transaction) => {
    const details = submissionDetails(transaction, now, { facts, settings: config })
    const submission = await details.find(readParam(request, 'id'))
    const { id } = submission
    const success = await apply({
      transaction,
      submission,
      facts,
      staffId,
      log: (action, detail = '') =>
        logAction(transaction, now, { who: staffId, action, submissionId: id, detail }),
      record: async (event) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('submission_events')
          .values({ id: newId(), submission_id: id, at: now(), staff_id: staffId, subject: '', ...event })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow()
        return numInsertedOrUpdatedRows === 1n
      },
      update: async (values, was = {}) => {
        let query = transaction.updateTable('submissions').set(values).where('id', '=', id)
        for (const [column, value] of Object.entries(was))
          query = query.where(sql.ref(column), value === null ? 'is' : '=', value)
        const { numUpdatedRows } = await query.executeTakeFirst()
        return numUpdatedRows > 0
      },
    })
    // Reads the row again: payment changes are stored in it.
    return { success, payload: await details.read(await details.find(id)) }
  })
}
