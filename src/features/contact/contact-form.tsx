import { contactSchema } from '#contract/contact.ts'
import { deliver } from '#src/api/deliver.ts'
import { deliveryFailureText } from '#src/api/delivery-failure.ts'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { formCheck } from '#src/ui/forms/form-check.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { EmailInput, TextInput } from '#src/ui/forms/text-input.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'

type ContactFormProps = FormPlaceProps & {
  /** Initial values: the name and address of a signed-in member. */
  sender?: { fullName: string; email: string }
}

export const CONTACT_THANKS = {
  heading: 'Thank you for writing',
  children: 'We’ve received your message. We’ll reply to the email address you gave.',
  again: 'Write another message',
}

export function ContactForm({ sender, ...props }: ContactFormProps) {
  const form = usePersistedForm('contact', {
    schema: contactSchema,
    defaults: sender,
    onSubmit: (message, { keyFor }, element) =>
      deliver('contact', message, keyFor(message), formCheck(element)),
  })
  if (form.sent) return <FormThanks {...CONTACT_THANKS} sent={form.sent} onAgain={form.startAgain} />
  return (
    <SubmissionForm {...props} form={form} formatFailure={deliveryFailureText} submitLabel="Send">
      <TextInput name="fullName" label="Full name" autoComplete="name" required />
      <EmailInput hint="We answer to this address and use it for nothing else." />
      <TextArea name="message" label="Message" rows={7} required />
    </SubmissionForm>
  )
}
