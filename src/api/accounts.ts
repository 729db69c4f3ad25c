import { parse } from 'valibot'
import { successSchema, type Login, type Signup } from '#contract/accounts.ts'
import { keepsCookies } from '#src/lib/cookies.ts'
import { isDelivering } from './deliver.ts'
import { CookiesRefusedError, post } from './client.ts'

/* The calls that need no session. Each comes back with what the server says about its success. */

/** Without delivery, Remember Me is not sent (ACCOUNT-5). */
export async function logIn({ remember, ...login }: Login): Promise<string> {
  refuseWithoutCookies()
  return say('/auth/login', isDelivering() ? { ...login, remember } : login)
}

export function signUp(account: Signup): Promise<string> {
  return say('/auth/signup', account)
}

/** Has a code sent to the account of this email address or phone number, if there is one. */
export async function startRecovery(contact: string): Promise<string> {
  refuseWithoutCookies()
  return say('/auth/recovery', { contact })
}

/** By the digits somebody typed, or by the key in the link of the same mail. */
export async function verifyRecovery(proof: { code: string } | { link: string }): Promise<string> {
  refuseWithoutCookies()
  return say('/auth/recovery/verify', proof)
}

export function resetPassword(password: string): Promise<string> {
  return say('/auth/recovery/reset', { password })
}

// The session is a cookie, and so is what binds a code or a link to one browser. Said beforehand: a link works only once.
function refuseWithoutCookies() {
  if (!keepsCookies()) throw new CookiesRefusedError()
}

async function say(path: string, body: unknown): Promise<string> {
  return parse(successSchema, await post(path, body)).success
}
