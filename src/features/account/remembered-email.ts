import { storedText } from '#src/lib/storage.ts'
import { readValues } from '#src/ui/forms/form-values.ts'

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
