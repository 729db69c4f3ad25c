import { form as formSchema } from '#contract/fields.ts'
import { mentorRequestSchema, MIN_REQUEST_LENGTH } from '#contract/requests.ts'
import { delivery } from '#src/api/delivery.ts'
import { deliveryFailureText } from '#src/api/delivery-failure.ts'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'

const schema = formSchema({ message: mentorRequestSchema.entries.message })

type RequestFormProps = FormPlaceProps & {
  slug: string
  onSend: (request: { mentorId: string; message: string }) => Promise<unknown>
}

/** The form for a mentoring request. Each mentor has a separate draft. */
export function RequestForm({ slug, onSend, ...place }: RequestFormProps) {
  const form = usePersistedForm(`mentor-request:${slug}`, {
    schema,
    onSubmit: async ({ message }) =>
      (await delivery.send(() => onSend({ mentorId: slug, message }))) !== false,
  })
  return (
    <SubmissionForm {...place} form={form} formatFailure={deliveryFailureText} submitLabel="Send the request">
      <TextArea
        name="message"
        label="What would you like help with?"
        hint={`At least ${MIN_REQUEST_LENGTH} characters.`}
        rows={5}
        required
      />
    </SubmissionForm>
  )
}
