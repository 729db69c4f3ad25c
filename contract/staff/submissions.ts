import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { cleanText, form, line, longText } from '#contract/fields.ts'
import { answerWith } from '#contract/payload-answer.ts'
import { SUBMISSION_KINDS } from '#contract/submissions.ts'
import { SUBSCRIPTION_STATES, subscriptionSchema } from '#contract/subscriptions.ts'
import { pageNumber, pageOf, parameter, read } from './answer.ts'
import {
  cancellationSchema,
  donationStateSchema,
  newReceiptSchema,
  staffDonationSchema,
} from './donations.ts'

/* Submissions in the staff console: lists, single submissions, and changes by staff. */

export const SUBMISSION_STATUSES = ['new', 'in-progress', 'answered', 'closed'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]
const status = v.picklist(SUBMISSION_STATUSES)

/**
 * Besides the newest first: `status` puts waiting submissions first, oldest on top; `nominee` sorts nominations by
 * category and name, so that those for one person stand together.
 */
const SUBMISSION_ORDERS = ['oldest', 'status', 'nominee'] as const

/** Values of `assignee`, besides the id of a member of staff. */
export const ASSIGNED_TO_ME = 'me'
export const ASSIGNED_TO_NOBODY = 'nobody'

/** The pseudonym of a member of staff, such as S-7F3KQ2. */
const STAFF_ID = /^S-[0-9A-Z]{6}$/

export const MAX_SEARCH = 100

const day = parameter(v.pipe(v.string(), v.isoDate()))

const filters = {
  kind: parameter(v.picklist(SUBMISSION_KINDS)),
  status: parameter(status),
  /** Applies to newsletter and job mail only, and so excludes all other kinds. */
  subscription: parameter(v.picklist(SUBSCRIPTION_STATES)),
  assignee: parameter(
    v.union([v.picklist([ASSIGNED_TO_ME, ASSIGNED_TO_NOBODY]), v.pipe(v.string(), v.regex(STAFF_ID))]),
  ),
  /** The key of an award category. This and the shortlist exclude all but nominations. */
  category: parameter(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,100}$/))),
  shortlisted: parameter(v.picklist(['yes'])),
  /** Matches the reference and all submitted text, ignoring case. */
  search: parameter(v.pipe(v.string(), v.transform(cleanText), v.maxLength(MAX_SEARCH))),
  /** Days as YYYY-MM-DD, both included: see contract/days.ts. */
  from: day,
  to: day,
  sort: parameter(v.picklist(SUBMISSION_ORDERS)),
}

/** The query of the list, for the address of the page and for the call alike. */
export const submissionQuerySchema = v.object({ ...filters, page: pageNumber })

/** How many nominations each category has, and how many are on the shortlist. Those without any are left out. */
export const countNominations = read(
  '/api/staff/nominations',
  v.array(v.object({ category: v.string(), nominations: v.number(), shortlisted: v.number() })),
)

/** Query of the CSV export: one kind, as the columns differ. */
export const submissionExportSchema = v.object({
  ...filters,
  kind: v.picklist(SUBMISSION_KINDS, 'Please choose one kind to export: each has its own columns.'),
})

const person = v.object({ id: v.string(), name: v.string() })

const nominationSchema = v.object({
  /** The key of the category in the content. */
  category: v.string(),
  company: v.string(),
  country: v.string(),
  /** The number of nominations for this person in this category, including this one. */
  sameNominee: v.number(),
  isShortlisted: v.boolean(),
})

const summary = {
  id: v.string(),
  /** With the prefix, such as GG-7F3KQ2. */
  reference: v.string(),
  kind: v.picklist(SUBMISSION_KINDS),
  status,
  /** The name of the sender, or of the nominee for a nomination; the address if the form asks for no name. */
  from: v.string(),
  receivedAt: v.string(),
  assignee: v.nullable(person),
  hasAttachment: v.boolean(),
  /** For newsletter and job mail only. */
  subscription: v.nullable(subscriptionSchema),
  nomination: v.nullable(nominationSchema),
}

const submissionSummarySchema = v.object(summary)

export const EVENT_TYPES = [
  'status',
  'assignee',
  'note',
  'reply',
  'shortlist',
  'received',
  'receipt-cancelled',
  'lapsed',
  'pledged',
] as const

/** An entry of the history: a new status, a new assignee, a note, or a mail that was sent. */
const submissionEventSchema = v.object({
  id: v.string(),
  type: v.picklist(EVENT_TYPES),
  at: v.string(),
  /** The author's name, or the pseudonym if the account is deleted. */
  by: v.string(),
  /** The subject of a reply, otherwise empty. */
  subject: v.string(),
  /**
   * The note, the reply, the receipt, the reason of a cancellation, or the new value; empty if the value was cleared.
   * An assignee is named like the author.
   */
  text: v.string(),
})

/**
 * The result of the virus scan: `not-scanned` without a scanner, `pending` until the scanner has answered. An
 * infected file can never be downloaded.
 */
const SCAN_STATES = ['not-scanned', 'pending', 'clean', 'infected'] as const
export type ScanState = (typeof SCAN_STATES)[number]

const attachmentSchema = v.object({
  name: v.string(),
  size: v.number(),
  scan: v.picklist(SCAN_STATES),
  /** The signature found in an infected file. */
  signature: v.nullable(v.string()),
  isDownloadable: v.boolean(),
})

const submissionDetailsSchema = v.object({
  ...summary,
  /** The submitted fields in the order of the form. Amounts are in minor units. */
  fields: v.array(v.object({ name: v.string(), value: v.union([v.string(), v.number(), v.boolean()]) })),
  attachment: v.nullable(attachmentSchema),
  /** Oldest first. */
  events: v.array(submissionEventSchema),
  /** For a nomination: others for the same person in the same category. */
  duplicates: v.array(submissionSummarySchema),
  /** The payment status of a donation; null for other kinds. */
  donation: v.nullable(staffDonationSchema),
  /** The recipient of a reply, and the templates with their variables filled in. Null without an email address. */
  reply: v.nullable(
    v.object({
      recipient: v.string(),
      templates: v.array(
        v.object({ key: v.string(), title: v.string(), subject: v.string(), text: v.string() }),
      ),
    }),
  ),
})

// Chosen by the browser, so that a double click or a retry is stored once.
const id = v.pipe(v.string(), v.uuid())

export const noteSchema = form({ text: longText('Please write a note.', { max: 2000 }) })

export const replySchema = form({
  subject: line('Please write a subject.', { max: 150 }),
  text: longText('Please write your answer.', { max: 10_000 }),
})

const details = answerWith(submissionDetailsSchema)

export const listSubmissions = read('/api/staff/submissions', pageOf(submissionSummarySchema))

/** `id` is the id or the reference. Each read is recorded in the audit log. */
export const readSubmission = endpoint('GET', '/api/staff/submissions/:id', { answer: details })

/** A change for editors only, which returns the submission in its new state. */
/* @__NO_SIDE_EFFECTS__ */
function change<Body extends v.GenericSchema>(method: 'POST' | 'PUT', path: string, body: Body) {
  return endpoint(method, `/api/staff/submissions/:id/${path}`, { body, answer: details })
}

/* `was` is the value that is shown. If a colleague has changed it since, the answer is 409 and nothing is overwritten. */
export const changeStatus = change('PUT', 'status', form({ status, was: status }))

const assigneeId = v.nullable(v.string())
export const changeAssignee = change('PUT', 'assignee', form({ assigneeId, was: assigneeId }))

export const addNote = change('POST', 'notes', form({ id, ...noteSchema.entries }))

/** Sends an email to the sender, and sets the status to `answered`. */
export const sendReply = change('POST', 'replies', form({ id, ...replySchema.entries }))

/** For nominations only. */
export const setShortlisted = change('PUT', 'shortlist', form({ isShortlisted: v.boolean() }))

/* For donations only. Each of them closes or reopens the submission. */

/** Records the payment and mails the donor a receipt with the next number. */
export const receiveDonation = change('POST', 'receipts', newReceiptSchema)

/** Cancels the receipt that is shown, which was a mistake, and notifies the donor. The donation is pending again. */
export const cancelReceipt = change(
  'POST',
  'receipts/cancellation',
  form({ number: v.string(), ...cancellationSchema.entries }),
)

/** `lapsed` means that the payment is no longer expected. */
export const changeDonationState = change('PUT', 'donation-state', donationStateSchema)

/** All staff, sorted by name, to choose an assignee from. */
export const listStaff = read('/api/staff/people', v.array(person))

/** A submission's file. Browsers save it and never open it. */
export const ATTACHMENT_PATH = '/api/staff/submissions/:id/attachment'

/** A CSV file with every page of the filtered list. For editors only; needs a kind. */
export const EXPORT_PATH = '/api/staff/submissions.csv'

export type SubmissionQuery = v.InferOutput<typeof submissionQuerySchema>
export type SubmissionSummary = v.InferOutput<typeof submissionSummarySchema>
export type SubmissionDetails = v.InferOutput<typeof submissionDetailsSchema>
export type StaffAttachment = v.InferOutput<typeof attachmentSchema>
export type SubmissionEvent = v.InferOutput<typeof submissionEventSchema>
