import { subscriptionSchema } from '#contract/contact.ts'
import { deliver } from '#src/api/deliver.ts'
import { deliveryFailureText } from '#src/api/delivery-failure.ts'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { formCheck } from '#src/ui/forms/form-check.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { EmailInput } from '#src/ui/forms/text-input.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'

export type SubscriptionKind = 'newsletter' | 'job-mail'

const THANKS = {
  newsletter: {
    heading: 'Thank you, you are on the list',
    children: 'The next letter goes to the address you gave.',
    again: 'Add another address',
  },
  'job-mail': {
    heading: 'Thank you, we will write',
    children: 'You hear from us as soon as a position opens.',
    again: 'Add another address',
  },
}

type SubscriptionFormProps = FormPlaceProps & {
  kind: SubscriptionKind
  /** Filled in beforehand. */
  address: string
}

/** Signs an address up for mail. */
export function SubscriptionForm({ kind, address, ...place }: SubscriptionFormProps) {
  const form = usePersistedForm(kind, {
    schema: subscriptionSchema,
    defaults: { email: address },
    onSubmit: async (subscription, { keyFor }, element) => {
      const sent = await deliver(kind, subscription, keyFor(subscription), formCheck(element))
      // Addresses on a list need no reference.
      return sent && sent.queueKey ? sent : sent !== false
    },
  })
  if (form.sent) return <FormThanks {...THANKS[kind]} sent={form.sent} onAgain={form.startAgain} />
  return (
    <SubmissionForm {...place} form={form} formatFailure={deliveryFailureText} submitLabel="Sign Up">
      <EmailInput />
    </SubmissionForm>
  )
}
