import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { SUBMISSION_KINDS } from '#contract/submissions.ts'
import { answerWith, pageNumber, pageOf } from './answer.ts'

/* Figures about all submissions, and the audit log. */

/** How many days of arrivals can be asked for, today included. */
export const OVERVIEW_DAYS = ['30', '90', '365'] as const

export const overviewQuerySchema = v.object({
  days: v.pipe(v.fallback(v.optional(v.picklist(OVERVIEW_DAYS), '30'), '30'), v.transform(Number)),
})

/** How long before its retention ends the overview names a submission that still waits. */
export const ENDING_DAYS = 14

/** The statuses in which the sender waits for us. */
export const WAITING_STATUSES = ['new', 'in-progress'] as const

export const overviewSchema = v.object({
  /** The first and the last day, as YYYY-MM-DD in UTC. */
  from: v.string(),
  to: v.string(),
  /** Days and kinds in which nothing arrived are left out. */
  arrived: v.array(v.object({ day: v.string(), kind: v.picklist(SUBMISSION_KINDS), count: v.number() })),
  /** What waits, by how long it has waited; kinds and statuses without any are left out. */
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
  /** What waits although its retention ends soon: the first of a kind is deleted on this day. Other kinds are left out. */
  ending: v.array(v.object({ kind: v.picklist(SUBMISSION_KINDS), count: v.number(), firstOn: v.string() })),
})

/** With `withQuery(readOverview, { days: 90 })`. */
export const readOverview = endpoint({
  method: 'GET',
  path: '/api/staff/overview',
  body: null,
  answer: answerWith(overviewSchema),
})

export const AUDIT_ACTIONS = [
  'role-granted',
  'role-revoked',
  'second-step-reset',
  'enrolled',
  'second-step-passed',
  'recovery-code-used',
  'submission-read',
  'attachment-downloaded',
  'attachment-infected',
  'exported',
  'status-changed',
  'assignee-changed',
  'note-added',
  'reply-sent',
  'shortlist-changed',
  'donation-received',
  'receipt-cancelled',
  'donation-state-changed',
  'receipt-downloaded',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const auditQuerySchema = v.object({
  /** The id of a member of staff. */
  who: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40))), undefined),
  action: v.fallback(v.optional(v.picklist(AUDIT_ACTIONS)), undefined),
  page: v.optional(pageNumber, '1'),
})

export const auditEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  /** Her id, `operator` for the command line, or `server` for what it does by itself. */
  who: v.string(),
  /** Her name, or null where the account is deleted. */
  name: v.nullable(v.string()),
  action: v.picklist(AUDIT_ACTIONS),
  /** The submission, or null where the action is about none; `reference` is null once it is deleted. */
  submissionId: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  /** A few words without personal data, such as `new → answered`; may be empty. */
  detail: v.string(),
})

/** With `withQuery`. For editors; the newest first. */
export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/staff/audit',
  body: null,
  answer: answerWith(pageOf(auditEntrySchema)),
})

export type Overview = v.InferOutput<typeof overviewSchema>
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>
