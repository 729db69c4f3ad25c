import { useState } from 'react'
import { contactSchema } from '../../../contract/contact'
import { deliver, deliveryFailureText } from '../../api/deliver'
import { DraftNote } from '../../ui/draft-note'
import { Form, RequiredNote } from '../../ui/form'
import { FormMessage } from '../../ui/form-message'
import { FormThanks } from '../../ui/form-thanks'
import { SubmitButton } from '../../ui/submit-button'
import { TextArea } from '../../ui/text-area'
import { TextInput } from '../../ui/text-input'
import { useDraft } from '../../ui/use-draft'
import { useForm } from '../../ui/use-form'

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
