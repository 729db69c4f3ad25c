import { isRecord } from '#contract/endpoint.ts'
import { readValues } from '#src/ui/forms/form-values.ts'
import { storedText } from '#src/lib/storage.ts'

/**
 * The email address typed last, for the next form that asks for it. It ends with the tab, and with logging in, so that the next
 * person at this computer does not find it.
 */
export const rememberedEmail = storedText('session', 'accountEmail')

/** Remembers what the field holds; usernames and phone numbers are not remembered. */
export function rememberEmail(form: HTMLFormElement, field: string): void {
  const typed = readValues(form)[field]
  if (typeof typed === 'string' && typed.includes('@')) rememberedEmail.write(typed)
  else rememberedEmail.clear()
}

/** Navigation state for the login page, so that an address just typed need not be typed again. */
export type EmailState = { email: string }

export function emailInState(state: unknown): string | undefined {
  return isRecord(state) && typeof state.email === 'string' ? state.email : undefined
}
