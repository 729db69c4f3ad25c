import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { failureText } from '#src/api/client.ts'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { Form } from '#src/ui/forms/form.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import type { Form as FormState } from '#src/ui/forms/use-form.ts'

type StepFormProps = { form: FormState; label: string; submitLabel: string; children: ReactNode }

/** A form with a secret, which is not stored on the device. */
export function StepForm({ form, label, submitLabel, children }: StepFormProps) {
  return (
    // The console requires scripts, so the form needs no email address as an alternative.
    <Form form={form} email="" aria-label={label}>
      {children}
      {form.failure !== null && <FailureNote>{failureText(form.failure)}</FailureNote>}
      <chakra.div>
        <SubmitButton isBusy={form.isBusy}>{submitLabel}</SubmitButton>
      </chakra.div>
    </Form>
  )
}
