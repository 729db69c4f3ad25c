import type { Kysely } from 'kysely'
import type { SubmissionDetails } from '#contract/staff/submissions.ts'
import type { StaffDonation } from '#contract/staff/donations.ts'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import {
  describeReceipt,
  donationIn,
  donorLines,
  donationStateOf,
  receiptStore,
} from '#server/donations/receipt-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Submission, Tables } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { SiteFacts } from '#server/platform/build-output.ts'
import { scanStateOf, type ScanSettings } from '#server/submissions/scan-store.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { replyOptions } from './replies.ts'
import { IS_SAME_NOMINEE, submissionLists } from './submission-lists.ts'

/** A submission with all data that the console shows. Pass the transaction of a change to see its result. */
export function submissionDetails(
  db: Kysely<Tables>,
  now: Clock,
  { facts, settings }: { facts: SiteFacts; settings: ScanSettings },
) {
  const { organisation } = facts
  const lists = submissionLists(db)

  /** Finds a submission by its id or reference, or throws a 404. */
  async function find(name: string) {
    const submission = await submissionStore(db, now).find(name)
    if (submission === null) throw new HttpError(404, STAFF_MESSAGES.unknownSubmission)
    return submission
  }

  async function read(submission: Submission): Promise<SubmissionDetails> {
    const { id } = submission
    const [summary] = await lists.summaries(lists.submissions([id]), organisation)
    if (summary === undefined) throw new HttpError(404, STAFF_MESSAGES.unknownSubmission)
    return {
      ...summary,
      fields: fieldsOf(submission),
      attachment: await describeAttachment(id),
      events: await eventsOf(id),
      duplicates: await lists.summaries(duplicatesOf(id), organisation),
      isShortlisted: submission.is_shortlisted === 1,
      donation: submission.kind === 'donations' ? await donationOf(submission) : null,
      reply: replyOptions(submission, facts),
    }
  }

  async function describeAttachment(id: string) {
    const found = await submissionStore(db, now).describeAttachment(id)
    if (found === null) return null
    const { name, type, size } = found
    return { name, type, size, ...scanStateOf(found, settings) }
  }

  async function donationOf(submission: Submission): Promise<StaffDonation> {
    const donation = donationIn(submission)
    const { currency, amountMinor } = donation
    // Imported on demand, like the receipt itself.
    const { unprintableIn } = await import('#server/donations/receipt-fonts.ts')
    const receipts = await receiptStore(db, now).listOf([submission.id])
    return {
      state: donationStateOf(submission),
      currency,
      amountMinor,
      unprintable: await unprintableIn(donorLines(donation).join(' ')),
      receipts: receipts.map((receipt) => describeReceipt(receipt, organisation)),
    }
  }

  async function eventsOf(id: string) {
    const rows = await db
      .selectFrom('submission_events')
      .leftJoin('staff', 'staff.id', 'staff_id')
      .leftJoin('accounts', 'accounts.id', 'staff.account_id')
      .leftJoin('staff as assignee', (join) =>
        join.onRef('assignee.id', '=', 'text').on('type', '=', 'assignee'),
      )
      .leftJoin('accounts as assigned', 'assigned.id', 'assignee.account_id')
      .select(['submission_events.id', 'type', 'at', 'staff_id', 'subject', 'text'])
      .select(['accounts.first_name', 'accounts.surname'])
      .select(['assigned.first_name as assigned_first_name', 'assigned.surname as assigned_surname'])
      .where('submission_id', '=', id)
      .orderBy('at')
      .orderBy('submission_events.id')
      .execute()
    return rows.map(({ id, type, subject, ...row }) => ({
      id,
      type,
      subject,
      text:
        row.assigned_first_name === null ? row.text : `${row.assigned_first_name} ${row.assigned_surname}`,
      at: new Date(row.at).toISOString(),
      by: row.first_name === null ? row.staff_id : `${row.first_name} ${row.surname}`,
    }))
  }

  /** Other nominations for the same address or name in the same category. */
  function duplicatesOf(id: string) {
    const ids = db
      .selectFrom('submissions as one')
      .innerJoin('submissions as other', (join) => join.on(IS_SAME_NOMINEE))
      .select('other.id')
      .where('one.id', '=', id)
      .where('other.id', '!=', id)
      .orderBy('other.created_at')
      .limit(MAX_DUPLICATES)
    return lists.submissions(ids).orderBy('submissions.created_at')
  }

  return { find, read }
}

// A larger number is not worth comparing one by one.
const MAX_DUPLICATES = 50

function fieldsOf({ payload }: Submission): SubmissionDetails['fields'] {
  const fields = JSON.parse(payload) as Record<string, string | number | boolean>
  return Object.entries(fields).map(([name, value]) => ({ name, value }))
}
