import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ALL_FIELDS_REQUIRED, firstProblem, INVALID_EMAIL } from '#contract/problems.ts'
import { failureText } from '#src/api/client.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { Form, type FormPlaceProps } from '#src/ui/forms/form.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import type { Form as FormState } from '#src/ui/forms/use-form.ts'

/** For `useForm`: the first error is shown as a toast, and fields have messages of their own (ERROR-1, ERROR-2). */
export const withToasts = {
  formatError: fieldMessage,
  onInvalid(issues: ReadonlyArray<{ message: string }>) {
    const problem = firstProblem(issues)
    if (problem !== null) toast.error(problem)
  },
}

/** The message beside a field; the toast has the one for the form as a whole (ERROR-1, ERROR-2). */
function fieldMessage(message: string): string {
  if (message === ALL_FIELDS_REQUIRED) return 'Please fill this in.'
  if (message === INVALID_EMAIL) return 'This has to be an email address, such as amina@example.com.'
  return message
}

/** Shows how a call went as a toast. A failure is thrown on, so that the form shows it for longer. */
export async function toastResult(call: Promise<string>): Promise<void> {
  try {
    toast.success(await call)
  } catch (error) {
    toast.error(failureText(error))
    throw error
  }
}

type AccountFormProps = FormPlaceProps & {
  form: FormState
  submitLabel: string
  /** Stands right below the button. */
  note?: ReactNode
  /** Leads elsewhere. */
  footer?: ReactNode
  children: ReactNode
}

/** The frame of the forms about an account: its fields, why sending failed, the button, and what stands below it. */
export function AccountForm(props: AccountFormProps) {
  const { form, labelledBy, email, submitLabel, note, footer, children } = props
  const { failure, isBusy } = form
  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      {children}
      {failure !== null && (
        <FailureNote isSilent>
          {failureText(failure)}
          {failure instanceof TypeError && ' Please check your connection and try again.'}
        </FailureNote>
      )}
      <div>
        <SubmitButton isBusy={isBusy}>{submitLabel}</SubmitButton>
        {note}
        {footer && <chakra.p marginTop={note ? '2' : '4'}>{footer}</chakra.p>}
      </div>
    </Form>
  )
}
