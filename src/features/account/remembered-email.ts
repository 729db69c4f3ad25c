import { isRecord } from '#contract/endpoint.ts'
import { readValues } from '#src/ui/forms/form-values.ts'
import { storedText } from '#src/lib/storage.ts'

/**
 * The email address typed last, for the next form that needs it. It is removed with the tab and on login, so that the
 * next person at this computer cannot see it.
 */
export const rememberedEmail = storedText('session', 'accountEmail')

/** Remembers the value of the field, unless it is a username or a phone number. */
export function rememberEmail(form: HTMLFormElement, field: string): void {
  const typed = readValues(form)[field]
  if (typeof typed === 'string' && typed.includes('@')) rememberedEmail.write(typed)
  else rememberedEmail.clear()
}

/** Navigation state of the login page, so that an address need not be typed twice. */
export type EmailState = { email: string }

export function emailInState(state: unknown): string | undefined {
  return isRecord(state) && typeof state.email === 'string' ? state.email : undefined
}
