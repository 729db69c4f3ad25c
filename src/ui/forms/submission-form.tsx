import type { ComponentProps, ReactNode } from 'react'
import { FormActions, type FormActionsProps } from './form-actions.tsx'
import { Form, RequiredNote, type FormPlaceProps } from './form.tsx'
import { FailureNote } from './failure-note.tsx'
import { FormThanks } from './form-thanks.tsx'
import type { PersistedForm } from './use-persisted-form.ts'

type SubmissionFormProps = FormPlaceProps & {
  form: PersistedForm
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
      {form.failure !== null && <FailureNote email={email}>{formatFailure(form.failure)}</FailureNote>}
      <FormActions form={form} {...actions} />
    </Form>
  )
}
