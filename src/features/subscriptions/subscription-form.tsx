import { subscriptionSchema } from '#contract/contact.ts'
import { CONSENTS, type SubscriptionKind } from '#contract/subscriptions.ts'
import { deliver } from '#src/api/deliver.ts'
import { deliveryFailureText } from '#src/api/delivery-failure.ts'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { formCheck } from '#src/ui/forms/form-check.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { EmailInput } from '#src/ui/forms/text-input.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'

const THANKS = {
  newsletter: 'There is a link to confirm that you want the letter. Until you use it, we send you nothing.',
  'job-mail': 'There is a link to confirm that you want these emails. Until you use it, we send you nothing.',
}

type SubscriptionFormProps = FormPlaceProps & {
  kind: SubscriptionKind
  /** The initial value. */
  address: string
}

/** A form that subscribes an address. */
export function SubscriptionForm({ kind, address, ...place }: SubscriptionFormProps) {
  const form = usePersistedForm(kind, {
    schema: subscriptionSchema,
    defaults: { email: address },
    onSubmit: async (subscription, { keyFor }, element) => {
      const sent = await deliver(kind, subscription, keyFor(subscription), formCheck(element))
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
    <SubmissionForm {...place} form={form} formatFailure={deliveryFailureText} submitLabel="Sign Up">
      <EmailInput hint={CONSENTS[kind]} />
    </SubmissionForm>
  )
}
