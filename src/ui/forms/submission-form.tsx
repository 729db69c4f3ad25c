import type { ComponentProps, ReactNode } from 'react'
import { FormActions, type FormActionsProps } from './form-actions.tsx'
import { Form, RequiredNote } from './form.tsx'
import { FormMessage } from './form-message.tsx'
import { FormThanks } from './form-thanks.tsx'
import type { PersistedForm } from './use-persisted-form.ts'

type SubmissionFormProps = {
  form: PersistedForm
  /** The id of the heading above it. */
  labelledBy: string
  /** The address to write to when the form cannot be sent. */
  email: string
  /** Explains why it could not be sent. */
  formatFailure: (error: unknown) => string
  /** Take the place of the form once it is sent. */
  thanks?: Omit<ComponentProps<typeof FormThanks>, 'onAgain'>
  children: ReactNode
} & FormActionsProps

/** A form that is sent to us: its fields, why sending failed, its buttons and the state of its draft. */
export function SubmissionForm({
  form,
  labelledBy,
  email,
  formatFailure,
  thanks,
  children,
  ...actions
}: SubmissionFormProps) {
  if (thanks && form.isSent) return <FormThanks {...thanks} onAgain={form.startAgain} />
  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <RequiredNote />
      {children}
      {form.failure !== null && (
        <FormMessage tone="error" email={email}>
          {formatFailure(form.failure)}
        </FormMessage>
      )}
      <FormActions form={form} {...actions} />
    </Form>
  )
}
