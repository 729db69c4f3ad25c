import { TIME_ZONE } from '#contract/days.ts'
import type { DonationState } from '#contract/member-donations.ts'
import { CURRENCY_CODES, formatMoney } from '#contract/money.ts'
import type { AuditAction } from '#contract/staff/overview.ts'
import type { SubmissionDetails, SubmissionOrder, SubmissionStatus } from '#contract/staff/submissions.ts'
import type { SubmissionKind } from '#contract/submissions.ts'
import type { SubscriptionState } from '#contract/subscriptions.ts'
import { capitalized } from '#src/lib/words.ts'

/* Labels of the console for the keys of the contract. */

export const KIND_LABELS: Record<SubmissionKind, string> = {
  contact: 'Message',
  volunteering: 'Volunteer',
  donations: 'Gift',
  nominations: 'Nomination',
  newsletter: 'Newsletter',
  'job-mail': 'Job mail',
}

export const STATUS_LABELS: Record<SubmissionStatus, string> = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}

export const SUBSCRIPTION_LABELS: Record<SubscriptionState, string> = {
  unconfirmed: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
}

export const ORDER_LABELS: Record<SubmissionOrder, string> = {
  oldest: 'Oldest first',
  status: 'Waiting first',
}

export const ACTION_LABELS: Record<AuditAction, string> = {
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
}

/** Labels in the audit log for actions not by a member of staff. */
export const ACTOR_LABELS: Readonly<Record<string, string>> = {
  operator: 'The operator',
  server: 'The server',
}

export const DONATION_STATE_LABELS: Record<DonationState, string> = {
  pledged: 'Waiting for payment',
  received: 'Arrived',
  lapsed: 'Lapsed',
}

/** `nominatorEmail` becomes `Nominator email`. */
export function fieldLabel(name: string): string {
  return capitalized(name.replace(/([A-Z])/g, ' $1').toLowerCase())
}

type Option = { value: string; label: string }

export function optionsOf<Key extends string>(labels: Record<Key, string>): Array<Option> {
  return Object.entries<string>(labels).map(([value, label]) => ({ value, label }))
}

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})
const size = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

/** In the zone in which days are filtered and counted, wherever the reader is: 7 Mar 2026, 14:02. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso))
}

export function formatSize(bytes: number): string {
  return size.format(Math.max(1, Math.round(bytes / 1000)))
}

type Fields = SubmissionDetails['fields']

/** A value for staff: amounts in naira or dollars, titles instead of keys, without empty lines. */
export function formatValue(
  { name, value }: Fields[number],
  fields: Fields,
  titles: Readonly<Record<string, string>>,
): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return '–'
  const currency = CURRENCY_CODES.find((code) => fields.some((field) => field.value === code))
  if (name === 'amountMinor' && typeof value === 'number' && currency) return formatMoney(value, currency)
  const text = String(value)
  return name === 'cause' || name === 'category' ? (titles[text] ?? text) : text
}
