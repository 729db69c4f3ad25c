import { subscriptionSchema } from '#contract/contact.ts'
import { CONSENTS, type SubscriptionKind } from '#contract/subscriptions.ts'
import type { PageSection } from '#src/content/pages.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { SubmissionForm, useSubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { EmailInput } from '#src/ui/forms/text-input.tsx'
import { FormSection } from '#src/ui/layout/section.tsx'

const THANKS = {
  newsletter: 'There is a link to confirm that you want the letter. Until you use it, we send you nothing.',
  'job-mail': 'There is a link to confirm that you want these emails. Until you use it, we send you nothing.',
}

type SubscriptionSectionProps = {
  kind: SubscriptionKind
  copy: PageSection
  tone?: 'plain' | 'warm'
}

/** A subscription form with the member's address filled in. */
export function SubscriptionSection({ kind, copy, tone = 'warm' }: SubscriptionSectionProps) {
  const user = useCurrentUser()
  return (
    <FormSection id={kind} copy={copy} tone={tone}>
      <SubscriptionForm kind={kind} labelledBy={kind} address={user.email} />
    </FormSection>
  )
}

type SubscriptionFormProps = FormPlaceProps & {
  kind: SubscriptionKind
  address: string
}

export function SubscriptionForm({ kind, address, ...place }: SubscriptionFormProps) {
  const form = useSubmissionForm(kind, {
    schema: subscriptionSchema,
    defaults: { email: address },
    onSubmit: async (subscription, send) => {
      const sent = await send(subscription)
      // Subscriptions need no reference.
      return sent && sent.queueKey ? sent : sent !== false
    },
  })
  if (form.sent)
    return (
      <FormThanks
        heading="Check your inbox"
        sent={form.sent}
        again="Add another address"
        onAgain={form.startAgain}
      >
        {THANKS[kind]} Nothing there in a few minutes? Look in the spam folder.
      </FormThanks>
    )
  return (
    <SubmissionForm {...place} form={form} submitLabel="Sign Up">
      <EmailInput hint={CONSENTS[kind]} />
    </SubmissionForm>
  )
}
