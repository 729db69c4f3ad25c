import type { Draft } from '#src/ui/forms/draft.ts'
import { form as formOf, longText } from '#contract/fields.ts'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'

export type Send = (message: unknown, draft: Draft) => Promise<boolean>

/** A form with one field, whose draft is stored under this name. */
export function MessageForm({ name, onSubmit }: { name: string; onSubmit: Send }) {
  const form = usePersistedForm(name, { schema: formOf({ message: longText('Please write.') }), onSubmit })
  if (form.sent) {
    return (
      <FormThanks heading="Thank you" sent={form.sent} again="Write another" onAgain={form.startAgain}>
        It is with us.
      </FormThanks>
    )
  }
  return (
    <SubmissionForm
      form={form}
      labelledBy="heading"
      email="hello@gelegrid.example"
      submitLabel="Send"
      formatFailure={() => 'It could not be sent.'}
    >
      <TextArea name="message" label="Message" />
    </SubmissionForm>
  )
}
