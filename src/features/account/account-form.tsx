import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ALL_FIELDS_REQUIRED, firstProblem, INVALID_EMAIL } from '#contract/problems.ts'
import { CallError, failureText, NetworkError } from '#src/api/client.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { Form, FormActions, type FormPlaceProps } from '#src/ui/forms/form.tsx'
import type { Form as FormState } from '#src/ui/forms/use-form.ts'

/**
 * Options of `useForm`: the first error is shown as a toast, and fields have their own messages (ERROR-1, ERROR-2).
 */
export const withToasts = {
  formatError: fieldMessage,
  onInvalid(issues: ReadonlyArray<{ message: string }>) {
    const problem = firstProblem(issues)
    if (problem !== null) toast.error(problem)
  },
}

function fieldMessage(message: string): string {
  if (message === ALL_FIELDS_REQUIRED) return 'Please fill this in.'
  if (message === INVALID_EMAIL) return 'This has to be an email address, such as amina@example.com.'
  return message
}

const COOKIES_REFUSED =
  'Your browser refuses our cookies, and without one we would not know you on the next page. Please allow cookies for this site, and try again.'

/**
 * Makes a call of a visitor and shows its result as a toast. A failure is rethrown, so that the form shows it
 * permanently.
 */
export async function toastResult(send: () => Promise<{ success: string }>): Promise<void> {
  // The error of an earlier attempt would stand beside the success of this one.
  toast.dismiss()
  try {
    // Sessions and recoveries depend on a cookie. Checked beforehand, because a link works only once.
    if (!keepsCookies()) throw new CallError(COOKIES_REFUSED)
    toast.success((await send()).success)
  } catch (error) {
    toast.error(failureText(error))
    throw error
  }
}

/** Tested by setting a cookie: `navigator.cookieEnabled` can be true although a setting blocks them. */
function keepsCookies(): boolean {
  document.cookie = 'cookieTrial=1; Path=/; SameSite=Lax'
  const isKept = document.cookie.includes('cookieTrial=1')
  document.cookie = 'cookieTrial=; Path=/; SameSite=Lax; Max-Age=0'
  return isKept
}

type AccountFormProps = FormPlaceProps & {
  form: FormState
  submitLabel: string
  footer?: ReactNode
  children?: ReactNode
}

export function AccountForm(props: AccountFormProps) {
  const { form, labelledBy, submitLabel, footer, children } = props
  const { failure, draft } = form
  return (
    <Form form={form} aria-labelledby={labelledBy}>
      {children}
      {failure !== null && (
        <FailureNote isSilent>
          {failure instanceof NetworkError
            ? 'We could not reach our server. Please check your connection and try again.'
            : failureText(failure)}
        </FailureNote>
      )}
      <div>
        <FormActions form={form} submitLabel={submitLabel} />
        {footer && <Text marginTop={draft ? '2' : '4'}>{footer}</Text>}
      </div>
    </Form>
  )
}
