import { contactSchema } from '#contract/contact.ts'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { SubmissionForm, useSubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { EmailInput, TextArea, TextInput } from '#src/ui/forms/text-input.tsx'

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
  const form = useSubmissionForm('contact', { schema: contactSchema, defaults: sender })
  if (form.sent) return <FormThanks {...CONTACT_THANKS} sent={form.sent} onAgain={form.startAgain} />
  return (
    <SubmissionForm {...props} form={form} submitLabel="Send">
      <TextInput name="fullName" label="Full name" autoComplete="name" required />
      <EmailInput hint="We answer to this address and use it for nothing else." />
      <TextArea name="message" label="Message" rows={7} required />
    </SubmissionForm>
  )
}
