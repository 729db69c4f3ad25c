import { login, signup, type Login, type Signup } from '#contract/accounts.ts'
import * as recovery from '#contract/recovery.ts'
import { call, CookiesRefusedError } from '#src/api/client.ts'
import { delivery } from '#src/api/delivery.ts'

/* Calls that need no session. Each returns the message of the server. */

export async function logIn(credentials: Login): Promise<string> {
  assertCookies()
  return (await call(login, delivery.login(credentials))).success
}

export async function signUp(account: Signup): Promise<string> {
  return (await call(signup, account)).success
}

/** Sends a code to the account with this email address or phone number, if it exists. */
export async function startRecovery(contact: string): Promise<string> {
  assertCookies()
  return (await call(recovery.startRecovery, { contact })).success
}

/** Takes the typed code, or the key in the link of the same email. */
export async function verifyRecovery(proof: { code: string } | { link: string }): Promise<string> {
  assertCookies()
  return (await call(recovery.verifyRecovery, proof)).success
}

export async function resetPassword(password: string): Promise<string> {
  return (await call(recovery.resetPassword, { password })).success
}

// Sessions and recoveries depend on a cookie. Checked beforehand, because a link works only once.
function assertCookies() {
  if (!keepsCookies()) throw new CookiesRefusedError()
}

const TRIAL = 'cookieTrial'

/**
 * Whether the browser accepts cookies. Tested by setting one, because `navigator.cookieEnabled` can be true although
 * a setting blocks them.
 */
function keepsCookies(): boolean {
  try {
    document.cookie = `${TRIAL}=1; Path=/; SameSite=Lax`
    const isKept = document.cookie.includes(`${TRIAL}=1`)
    document.cookie = `${TRIAL}=; Path=/; SameSite=Lax; Max-Age=0`
    return isKept
  } catch {
    // A sandboxed page must not access cookies.
    return false
  }
}
