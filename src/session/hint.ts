import { storedText } from '#src/lib/storage.ts'
import { HINT_KEY } from './splash.ts'

/**
 * The signed-in hint: a member was last signed in here. It grants nothing, but pages can prepare for the likely
 * answer, and tabs notice logins and logouts in each other.
 */
const hint = storedText('local', HINT_KEY)

export function hasSignedInHint(): boolean {
  return hint.read() !== null
}

/** Changes with each login, null after logout: comparing two values shows whether either has happened. */
export function lastSignIn(): string | null {
  return hint.read()
}

/** Sets the hint after a login and notifies other tabs, even if a hint was set before. */
export function recordSignIn(): void {
  hint.write(String(Date.now()))
}

/** Sets the hint after a successful check, without notifying other tabs. */
export function setSignedInHint(): void {
  if (!hasSignedInHint()) recordSignIn()
}

export function clearSignedInHint(): void {
  hint.clear()
}

/** Calls back on login or logout in another tab. */
export function watchOtherTabs(listener: (isMember: boolean) => void): () => void {
  return hint.watch((value) => listener(value !== null))
}
