import { useState } from 'react'
import { contactSchema } from '#contract/contact.ts'
import { deliver, deliveryFailureText } from '#src/api/deliver.ts'
import { DraftNote } from '#src/ui/forms/draft-note.tsx'
import { Form, RequiredNote } from '#src/ui/forms/form.tsx'
import { FormMessage } from '#src/ui/forms/form-message.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useDraft } from '#src/ui/forms/use-draft.ts'
import { useForm } from '#src/ui/forms/use-form.ts'

type ContactFormProps = {
  /** The id of the heading above it. */
  labelledBy: string
  /** Where to write to when the form cannot be sent. */
  email: string
}

/** The contact form; once it has been sent, the thanks for it. */
export function ContactForm(props: ContactFormProps) {
  const [isSent, setIsSent] = useState(false)
  if (!isSent) return <Fields {...props} onSent={() => setIsSent(true)} />
  return (
    <FormThanks
      heading="Thank you for writing"
      again="Write another message"
      onAgain={() => setIsSent(false)}
    >
      Your message is with us. We will answer to the email address you gave.
    </FormThanks>
  )
}

function Fields({ labelledBy, email, onSent }: ContactFormProps & { onSent: () => void }) {
  const form = useForm({
    schema: contactSchema,
    onSubmit: async (message, { key }) => {
      const { isSent } = await deliver('contact', message, { idempotencyKey: key })
      if (!isSent) return
      draft.clear()
      onSent()
    },
  })
  const draft = useDraft(form.ref, 'contact')

  function discard() {
    draft.clear()
    form.reset()
  }

  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <RequiredNote />
      <TextInput {...form.field('fullName')} label="Full name" autoComplete="name" required />
      <TextInput
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="We answer to this address and use it for nothing else."
        required
      />
      <TextArea {...form.field('message')} label="Message" rows={7} required />
      {form.failure !== null && (
        <FormMessage tone="error" email={email}>
          {deliveryFailureText(form.failure)}
        </FormMessage>
      )}
      <div>
        <SubmitButton isBusy={form.isBusy}>Send</SubmitButton>
        <DraftNote status={draft.status} onDiscard={discard} />
      </div>
    </Form>
  )
}
