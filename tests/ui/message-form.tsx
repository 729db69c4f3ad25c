import type { Draft } from '#src/ui/forms/draft.ts'
import { form as formOf, longText } from '#contract/fields.ts'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'

export type Send = (message: unknown, draft: Draft) => Promise<boolean>

/** A form of one field, whose draft is stored under this name. */
export function MessageForm({ name, onSubmit }: { name: string; onSubmit: Send }) {
  const form = usePersistedForm(name, { schema: formOf({ message: longText('Please write.') }), onSubmit })
  return (
    <SubmissionForm
      form={form}
      labelledBy="heading"
      email="hello@gelegrid.example"
      submitLabel="Send"
      formatFailure={() => 'It could not be sent.'}
      thanks={{ heading: 'Thank you', children: 'It is with us.', again: 'Write another' }}
    >
      <TextArea name="message" label="Message" />
    </SubmissionForm>
  )
}
