import type { SubmissionKind } from '#contract/submissions.ts'
import type { RestoreOutcome, QueuedSubmission } from './queue.ts'

const NAMES: Partial<Record<SubmissionKind, string>> = {
  contact: 'Your message',
  volunteering: 'Your application',
  donations: 'Your gift',
  nominations: 'Your nomination',
  newsletter: 'Your sign-up for our newsletter',
  'job-mail': 'Your sign-up for job mail',
}

/** The name of a submission, with the nominee while the payload is on this device. */
export function nameOf({ kind, payload }: Pick<QueuedSubmission, 'kind' | 'payload'>): string {
  const name = NAMES[kind] ?? 'Your form'
  const [, nominee] =
    payload && 'fields' in payload ? (payload.fields.find(([field]) => field === 'fullName') ?? []) : []
  return typeof nominee === 'string' ? `${name} of ${nominee}` : name
}

/** The time on the same day, such as 14:02; on other days with the date. */
export function sentAtText(sentAt: number, now: Date): string {
  const date = new Date(sentAt)
  const time = date.toLocaleTimeString('en-GB', { timeStyle: 'short' })
  if (date.toDateString() === now.toDateString()) return time
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${time}`
}

/** The result of cancelling. */
export function restoreText(outcome: RestoreOutcome, mayHaveArrived: boolean): string {
  if (outcome === 'too-late') return 'It has been sent or taken back already.'
  if (outcome === 'form-in-use')
    return 'You have already started another one in this form. Please send or discard it first.'
  if (!mayHaveArrived) return 'Nothing was sent. What you typed is in its form again.'
  return 'Cancelled. What you typed is in its form again. An attempt was under way, so it may have reached us.'
}
