import type { SubmissionDetails } from '#contract/staff/submissions.ts'
import { isSubscriptionKind } from '#contract/subscriptions.ts'
import { letter } from '#server/mail/mail-context.ts'
import type { SiteFacts } from '#server/platform/build-output.ts'
import type { Submission } from '#server/platform/database/tables.ts'
import { formatReference } from '#server/submissions/emails.ts'

/** The recipient of a reply and the templates of this kind, filled in; null if no reply is due. */
export function replyOptions(submission: Submission, facts: SiteFacts): SubmissionDetails['reply'] {
  const recipient = recipientOf(submission)
  if (recipient === null) return null
  const reference = formatReference(facts.organisation, submission.reference_code)
  const fill = (text: string) => text.replaceAll('{reference}', reference)
  return {
    recipient,
    templates: facts.staffReplies
      .filter(({ kinds }) => kinds.length === 0 || kinds.includes(submission.kind))
      .map(({ key, title, subject, text }) => ({ key, title, subject: fill(subject), text: fill(text) })),
  }
}

/** A reply with greeting and signature. Answers to it go to the team's address for this kind. */
export function replyEmail(
  { kind, reference_code }: Submission,
  { recipient, subject, text }: { recipient: string; subject: string; text: string },
  { organisation, team }: SiteFacts,
) {
  const reference = formatReference(organisation, reference_code)
  const isNamed = subject.includes(reference)
  return letter(organisation, {
    recipient,
    subject: isNamed ? subject : `${subject} (${reference})`,
    text,
    replyTo: Object.entries(team).find(([name]) => name === kind)?.[1] ?? organisation.email,
  })
}

/**
 * The sender of the form; for a nomination, the nominator. Subscriptions to newsletter or job mail expect no reply.
 */
function recipientOf({ kind, payload }: Submission) {
  if (isSubscriptionKind(kind)) return null
  const { nominatorEmail, email } = JSON.parse(payload) as Record<string, string | undefined>
  return nominatorEmail || email || null
}
