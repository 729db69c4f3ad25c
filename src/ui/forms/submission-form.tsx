import { useEffect, type ReactNode } from 'react'
import { needQueue } from '#src/lib/lazy-queue.ts'
import { FormActions, type FormActionsProps } from './form-actions.tsx'
import { Honeypot } from './form-check.tsx'
import { Form, RequiredNote, type FormPlaceProps } from './form.tsx'
import { FailureNote } from './failure-note.tsx'
import type { PersistedForm } from './use-persisted-form.ts'

type SubmissionFormProps = FormPlaceProps & {
  form: PersistedForm
  /** Formats the reason why it could not be sent. */
  formatFailure: (error: unknown) => string
  children: ReactNode
} & FormActionsProps

/**
 * A form sent to the organisation: its fields, the honeypot, the failure message, its buttons and the state of its
 * draft.
 */
export function SubmissionForm({
  form,
  labelledBy,
  email,
  action,
  formatFailure,
  children,
  ...actions
}: SubmissionFormProps) {
  useEffect(needQueue, [])
  return (
    <Form form={form} email={email} action={action} aria-labelledby={labelledBy}>
      <RequiredNote />
      {children}
      <Honeypot form={form} />
      {form.failure !== null && <FailureNote email={email}>{formatFailure(form.failure)}</FailureNote>}
      <FormActions form={form} {...actions} />
    </Form>
  )
}
