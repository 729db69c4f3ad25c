import { storedText } from '#src/lib/storage.ts'

/** The localStorage key of the signed-in hint. */
export const HINT_KEY = 'memberSeen'

/**
 * The signed-in hint: a member was last signed in here. It grants nothing, but pages can prepare for the likely
 * answer, and tabs notice logins and logouts in each other. It changes with each login and is null after a logout.
 */
export const signInHint = storedText('local', HINT_KEY)

export function hasSignedInHint(): boolean {
  return signInHint.read() !== null
}

/** Sets the hint after a login and notifies other tabs, even if a hint was set before. */
export function recordSignIn(): void {
  signInHint.write(String(Date.now()))
}

/** Follows the answer of a check, without notifying other tabs of a login that they know. */
export function recordCheck(isMember: boolean): void {
  if (!isMember) signInHint.clear()
  else if (!hasSignedInHint()) recordSignIn()
}

/** Calls back on login or logout in another tab. */
export function watchOtherTabs(listener: (isMember: boolean) => void): () => void {
  return signInHint.watch((value) => listener(value !== null))
}

// With this attribute on <html>, src/theme/splash.css shows the splash and hides the page.
const MARK = 'splash'

/**
 * Runs in the head, before the first paint, so that members do not see the public page flash. Inlined into each page,
 * so it is short.
 */
export const SPLASH_SCRIPT = `try{localStorage.${HINT_KEY}&&(document.documentElement.dataset.${MARK}='')}catch{}`

export function showSplash(): void {
  document.documentElement.dataset[MARK] = ''
}

export function hideSplash(): void {
  document.documentElement.removeAttribute(`data-${MARK}`)
}
