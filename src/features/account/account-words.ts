import { ALL_FIELDS_REQUIRED, firstProblem, INVALID_EMAIL } from '#contract/accounts.ts'
import { failureText } from '#src/api/client.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

/** The messages beside the fields; a toast carries the message for the whole form (ERROR-1, ERROR-2). */
export function wordsBesideField(message: string): string {
  if (message === ALL_FIELDS_REQUIRED) return 'Please fill this in.'
  if (message === INVALID_EMAIL) return 'This has to be an email address, such as amina@example.com.'
  return message
}

/** Says what is wrong with a form that was sent, the most important first. */
export function sayProblem(issues: ReadonlyArray<{ message: string }>): void {
  const problem = firstProblem(issues)
  if (problem !== null) toast.error(problem)
}

/** Says why a call failed, and lets the form know, which keeps the words in sight when the toast has gone. */
export async function sayFailure<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    toast.error(failureText(error))
    throw error
  }
}
