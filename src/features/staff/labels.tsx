import { TIME_ZONE } from '#contract/days.ts'
import type { SubmissionStatus } from '#contract/staff/submissions.ts'
import type { SubmissionKind } from '#contract/submissions.ts'
import type { SubscriptionState } from '#contract/subscriptions.ts'

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

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})

/** In the zone in which days are filtered and counted, wherever the reader is: 7 Mar 2026, 14:02. */
export function Time({ at }: { at: string }) {
  return <time dateTime={at}>{time.format(new Date(at))}</time>
}
