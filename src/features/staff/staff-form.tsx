import type { ReactNode } from 'react'
import { failureText } from '#src/api/client.ts'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { FormActions } from '#src/ui/forms/form-actions.tsx'
import { Form } from '#src/ui/forms/form.tsx'
import type { PersistedForm } from '#src/ui/forms/use-persisted-form.ts'

type StaffFormProps = { form: PersistedForm; labelledBy: string; submitLabel: string; children: ReactNode }

/** A form for a text by staff. The text is kept on the device until it is stored. */
export function StaffForm({ form, labelledBy, submitLabel, children }: StaffFormProps) {
  return (
    // The console requires scripts, so the form needs no email address as an alternative.
    <Form form={form} email="" aria-labelledby={labelledBy}>
      {children}
      {form.failure !== null && <FailureNote isSilent>{failureText(form.failure)}</FailureNote>}
      <FormActions form={form} submitLabel={submitLabel} />
    </Form>
  )
}
