import type { Kysely } from 'kysely'
import type { SubmissionDetails } from '#contract/staff/submissions.ts'
import type { StaffDonation } from '#contract/staff/donations.ts'
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
import { scanStateOf, type ScanSettings } from '#server/submissions/scans.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { replyOptions } from './replies.ts'
import { staffNames, type StaffNames } from './staff-store.ts'
import { submissionLists } from './submission-lists.ts'

function unknownSubmission() {
  return new HttpError(404, 'There is no such submission. It may have been deleted.')
}

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
    if (submission === null) throw unknownSubmission()
    return submission
  }

  async function read(submission: Submission): Promise<SubmissionDetails> {
    const { id } = submission
    const names = await staffNames(db)
    const file = await submissionStore(db, now).describeAttachment(id)
    const [summary] = await lists.summaries(lists.submissions([id]), names, organisation)
    if (summary === undefined) throw unknownSubmission()
    return {
      ...summary,
      fields: fieldsOf(submission),
      attachment: file && { name: file.name, size: file.size, ...scanStateOf(file, settings) },
      events: await eventsOf(id, names),
      duplicates: await lists.summaries(lists.duplicatesOf(id), names, organisation),
      donation: submission.kind === 'donations' ? await donationOf(submission) : null,
      reply: replyOptions(submission, facts),
    }
  }

  async function donationOf(submission: Submission): Promise<StaffDonation> {
    const donation = donationIn(submission)
    const { currency, amountMinor } = donation
    // Imported on demand, like the receipt itself.
    const { unprintableIn } = await import('#server/donations/receipt-fonts.ts')
    const receipts = await receiptStore(db, now).listOf(submission.id)
    return {
      state: donationStateOf(submission),
      currency,
      amountMinor,
      unprintable: await unprintableIn(donorLines(donation).join(' ')),
      receipts: receipts.map((receipt) => describeReceipt(receipt, organisation)),
    }
  }

  async function eventsOf(id: string, names: StaffNames) {
    const rows = await db
      .selectFrom('submission_events')
      .select(['id', 'type', 'at', 'staff_id', 'subject', 'text'])
      .where('submission_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    return rows.map(({ at, staff_id, text, ...event }) => ({
      ...event,
      text: event.type === 'assignee' ? (names.get(text) ?? text) : text,
      at: new Date(at).toISOString(),
      by: names.get(staff_id) ?? staff_id,
    }))
  }

  return { find, read }
}

function fieldsOf({ payload }: Submission): SubmissionDetails['fields'] {
  const fields = JSON.parse(payload) as Record<string, string | number | boolean>
  return Object.entries(fields).map(([name, value]) => ({ name, value }))
}
