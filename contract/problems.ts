/** Shown when a field is blank (ERROR-1). */
export const ALL_FIELDS_REQUIRED = 'All fields are required!'
/** Shown when the email address is invalid (ERROR-2). */
export const INVALID_EMAIL = 'Invalid email!'

/**
 * The first message to show: blank fields before an invalid address, and both before other errors (ERROR-1, ERROR-2).
 */
export function firstProblem(issues: ReadonlyArray<{ message: string }>): string | null {
  const messages = issues.map(({ message }) => message)
  return [ALL_FIELDS_REQUIRED, INVALID_EMAIL].find((first) => messages.includes(first)) ?? messages[0] ?? null
}
