import type { Generated, Insertable, Kysely, Selectable } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { RequestState } from '#contract/requests.ts'
import type { StaffRole } from '#contract/staff/access.ts'
import type { AuditAction } from '#contract/staff/overview.ts'
import type { EVENT_TYPES, SubmissionStatus } from '#contract/staff/submissions.ts'
import type { SubmissionKind } from '#contract/submissions.ts'
import type { AccountsTable, ConfirmationsTable, RecoveriesTable, SessionsTable } from './account-tables.ts'
import type { Flag, Time } from './column-types.ts'

/*
 * The tables as both databases return them: types that SQLite and PostgreSQL store alike. Times are milliseconds
 * since 1970, booleans are 0 or 1, and JSON is text.
 */

/** Counts attempts within a period, such as logins to one account. */
type LimitsTable = {
  key: string
  count: number
  ends_at: Time
}

type OutboxTable = {
  id: string
  recipient: string
  subject: string
  /** Empty once the email was sent or has expired: the body may contain a code. */
  body: string
  created_at: Time
  attempts: number
  /** Not sent before this time. An instance that sends the email moves it ahead, so that no other instance does. */
  due_at: Time
  expires_at: Time
  sent_at: Time | null
  last_error: string | null
  reply_to: string | null
  /** A file generated when the email is sent: the number of a receipt. */
  attachment: string | null
  /** Where mail programs end the subscription (RFC 8058). Null for other mail, and once it was sent or expired. */
  unsubscribe_url: string | null
}

type SubmissionsTable = {
  id: string
  kind: SubmissionKind
  idempotency_key: string
  /** SHA-256 of the submission, to distinguish a retry from other content with the same key. */
  content_hash: string
  /** The output of the contract's schema. */
  payload: string
  /** The member who was signed in: for donations only. */
  account_id: string | null
  /** The normalized address in a donation, to find the donations of a member with that address. */
  donor_key: string | null
  created_at: Time
  /** When the money of a donation arrived. */
  received_at: Time | null
  /** Identifies the submission to its sender and to us; shown with the organisation's prefix. */
  reference_code: string
  notified_at: Time | null
  /** When staff recorded that the payment is no longer expected. */
  lapsed_at: Time | null
  status: SubmissionStatus
  assignee_id: string | null
  /** The name shown in lists. */
  sender: string
  /** What the console searches, without case and accents. */
  search_text: string
  /** For a nomination: the category, and the nominee's normalized email address and name, to find duplicates. */
  category: string | null
  nominee_email: string | null
  nominee_name: string | null
  is_shortlisted: Flag
}

/** The consent behind a subscription to newsletter or job mail. */
type SubscriptionsTable = {
  submission_id: string
  /** SHA-256 of the keys in the mails. */
  confirm_hash: string
  unsubscribe_hash: string
  /** The text that the subscriber agreed to, and when. */
  consent: string
  asked_at: Time
  confirmed_at: Time | null
  unsubscribed_at: Time | null
}

/** A member's requests for mentors and channels, at most one open request for each. */
type RequestsTable = {
  id: string
  account_id: string
  kind: 'mentor' | 'channel'
  /** The key of the mentor or channel in the content. */
  subject: string
  message: string
  state: RequestState
  created_at: Time
}

/** In the database rather than on disk, so that every instance has the files and one backup contains everything. */
type AttachmentsTable = {
  submission_id: string
  name: string
  type: string
  size: number
  /** Of the scan for viruses; null while it is pending. */
  scan_result: 'clean' | 'infected' | null
  /** The signature found in an infected file. */
  signature: string | null
  attempts: Generated<number>
  /** Not scanned before this time. */
  due_at: Generated<Time>
  scanned_at: Time | null
  content: Buffer
}

type StaffTable = {
  /** A pseudonym such as S-7F3KQ2, used in the audit log. */
  id: string
  account_id: string
  /** Null once the role is revoked. */
  role: StaffRole | null
  /** Encrypted: see server/staff/totp.ts. */
  totp_secret: string | null
  /** When the first code was entered; null until the setup is finished. */
  totp_confirmed_at: Time | null
  totp_last_step: number | null
}

/** Append-only: triggers reject changes. */
type AuditLogTable = {
  id: string
  at: Time
  /** The id of a member of staff, `operator` or `server`. */
  who: string
  action: AuditAction
  submission_id: string | null
  /** Without personal data. */
  detail: string
}

/** The history of a submission, as staff read it. */
type SubmissionEventsTable = {
  id: string
  submission_id: string
  at: Time
  staff_id: string
  type: (typeof EVENT_TYPES)[number]
  subject: string
  /** For an assignee the id of the member of staff, otherwise as the contract says. */
  text: string
}

/** Receipts of donations that arrived. They contain no personal data and outlive their submission. */
type ReceiptsTable = {
  /** Without gaps, in the order of issue. */
  number: number
  /** Null once the submission is deleted. A submission has at most one receipt that is not cancelled. */
  submission_id: string | null
  cause: string
  currency: Currency
  amount_minor: number
  /** The day the money arrived, at midnight in UTC. */
  received_at: Time
  issued_at: Time
  /** The pseudonym of the member of staff. */
  staff_id: string
  cancelled_at: Time | null
}

export type Tables = {
  accounts: AccountsTable
  sessions: SessionsTable
  recoveries: RecoveriesTable
  confirmations: ConfirmationsTable
  limits: LimitsTable
  outbox: OutboxTable
  submissions: SubmissionsTable
  materials: AttachmentsTable
  subscriptions: SubscriptionsTable
  requests: RequestsTable
  /** Of members, square, as WebP. */
  pictures: { account_id: string; content: Buffer }
  staff: StaffTable
  /** A used code is deleted. */
  staff_recovery_codes: { code_hash: string; staff_id: string }
  audit_log: AuditLogTable
  submission_events: SubmissionEventsTable
  receipts: ReceiptsTable
  /** The last number issued by each counter; a rollback returns it. */
  counters: { name: 'receipts'; value: number }
}

export type Database = {
  kind: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  close: () => Promise<void>
}

export type Account = Selectable<AccountsTable>
export type NewAccount = Insertable<AccountsTable>
export type SessionRow = Selectable<SessionsTable>
export type Recovery = Selectable<RecoveriesTable>
export type OutboxEmail = Selectable<OutboxTable>
export type Submission = Selectable<SubmissionsTable>
export type SubscriptionRow = Selectable<SubscriptionsTable>
export type MemberRequest = Selectable<RequestsTable>
export type Attachment = Selectable<AttachmentsTable>
export type Staff = Selectable<StaffTable>
export type AuditLogRow = Selectable<AuditLogTable>
export type SubmissionEventRow = Selectable<SubmissionEventsTable>
export type ReceiptRow = Selectable<ReceiptsTable>
