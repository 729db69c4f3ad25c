import * as v from 'valibot'
import { SUBMISSION_KINDS } from '#contract/submissions.ts'
import { pageNumber, pageOf, parameter, read } from './answer.ts'

/* Statistics of all submissions, and the audit log. */

/** The periods that can be requested, in days including today. */
export const OVERVIEW_DAYS = ['30', '90', '365'] as const

export const overviewQuerySchema = v.object({
  days: v.pipe(v.fallback(v.optional(v.picklist(OVERVIEW_DAYS), '30'), '30'), v.transform(Number)),
})

/** The overview lists a waiting submission this many days before its retention ends. */
export const ENDING_DAYS = 14

/** The statuses in which the sender waits for us. */
export const WAITING_STATUSES = ['new', 'in-progress'] as const

const overviewSchema = v.object({
  /** The first and the last day, as YYYY-MM-DD: see contract/days.ts. */
  from: v.string(),
  to: v.string(),
  /** Days and kinds without arrivals are left out. */
  arrived: v.array(v.object({ day: v.string(), kind: v.picklist(SUBMISSION_KINDS), count: v.number() })),
  /** Waiting submissions by how long they have waited; kinds and statuses without any are left out. */
  waiting: v.array(
    v.object({
      kind: v.picklist(SUBMISSION_KINDS),
      status: v.picklist(WAITING_STATUSES),
      underOneDay: v.number(),
      oneToThreeDays: v.number(),
      threeToSevenDays: v.number(),
      overSevenDays: v.number(),
      oldestAt: v.string(),
    }),
  ),
  /**
   * Waiting submissions whose retention ends soon, and the day on which the first of the kind is deleted. Other kinds
   * are left out.
   */
  ending: v.array(v.object({ kind: v.picklist(SUBMISSION_KINDS), count: v.number(), firstOn: v.string() })),
})

export const readOverview = read('/api/staff/overview', overviewSchema)

/** What the audit log records, in words that follow a name. */
export const AUDIT_ACTIONS = {
  'role-granted': 'gave a role',
  'role-revoked': 'took a role away',
  'second-step-reset': 'reset a second step',
  enrolled: 'set up the second step',
  'second-step-passed': 'signed in to the console',
  'recovery-code-used': 'used a recovery code',
  'recovery-codes-renewed': 'made new recovery codes',
  'submission-read': 'read',
  'attachment-downloaded': 'downloaded the file of',
  'attachment-infected': 'found a virus in the file of',
  exported: 'exported a list',
  'status-changed': 'changed the status of',
  'assignee-changed': 'assigned',
  'note-added': 'wrote a note on',
  'reply-sent': 'answered',
  'shortlist-changed': 'changed the shortlist for',
  'donation-received': 'recorded the payment of',
  'receipt-cancelled': 'cancelled a receipt of',
  'donation-state-changed': 'changed whether to expect payment of',
  'receipt-downloaded': 'saved a receipt of',
} as const
export type AuditAction = keyof typeof AUDIT_ACTIONS

const auditAction = v.picklist(Object.keys(AUDIT_ACTIONS) as Array<AuditAction>)

export const auditQuerySchema = v.object({
  /** As in the entries. */
  who: parameter(v.pipe(v.string(), v.maxLength(40))),
  action: parameter(auditAction),
  page: pageNumber,
})

const auditEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  /** The id of the member of staff, `operator` for the command line, or `server` for automatic actions. */
  who: v.string(),
  /** The member's name, or null if the account is deleted. */
  name: v.nullable(v.string()),
  action: auditAction,
  /** The submission, or null if the action concerns none; `reference` is null once the submission is deleted. */
  submissionId: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  /** A few words without personal data, such as `new → answered`; may be empty. */
  detail: v.string(),
})

/** For editors only; newest first. */
export const listAuditEntries = read('/api/staff/audit', pageOf(auditEntrySchema))

export type Overview = v.InferOutput<typeof overviewSchema>
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>
