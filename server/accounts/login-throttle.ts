import { DAY, MINUTE } from '#server/platform/clock.ts'
import type { Limit, LimitStore } from '#server/platform/limit-store.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { normalizeKey } from './account-store.ts'

/** How many wrong passwords are allowed (OWASP ASVS 5.0, 6.3.1). */
export const LOGIN_LIMITS = {
  perAddress: { max: 10, windowMs: 15 * MINUTE },
  perAccount: { max: 50, windowMs: 1 * DAY },
  confirmation: { max: 10, windowMs: 15 * MINUTE },
}

type Parts = { limits: LimitStore; secret: string }
type Login = { email: string; address: string }

export type LoginThrottle = ReturnType<typeof makeLoginThrottle>

/**
 * Counts attempts before the password is checked and refunds successful ones: however many arrive at once, no more wrong
 * passwords than allowed are checked. Attempts count whether the account exists or not.
 */
export function makeLoginThrottle({ limits, secret }: Parts) {
  // Keys are hashed so that a leaked table does not reveal emails or IP addresses.
  function keyed(kind: string, ...parts: Array<string>) {
    return `${kind}:${keyedHash(JSON.stringify(parts), secret)}`
  }

  function loginLimits({ email, address }: Login) {
    const account = normalizeKey(email)
    return {
      perAddress: { key: keyed('login', account, address), ...LOGIN_LIMITS.perAddress },
      perAccount: { key: keyed('login-anywhere', account), ...LOGIN_LIMITS.perAccount },
    }
  }

  function confirmationLimit(accountId: string) {
    return { key: keyed('confirm', accountId), ...LOGIN_LIMITS.confirmation }
  }

  /** Returns how many milliseconds to wait, or null when the limit is not reached. */
  async function take(limit: Limit) {
    return (await limits.take(limit)) ? null : limits.timeLeft(limit.key)
  }

  /** Counts a login. Returns how many milliseconds to wait, or null when the password may be checked. */
  async function attemptLogin(login: Login) {
    const { perAddress, perAccount } = loginLimits(login)
    return (await take(perAddress)) ?? (await take(perAccount))
  }

  async function loginSucceeded(login: Login) {
    const { perAddress, perAccount } = loginLimits(login)
    await limits.clear(perAddress.key)
    await limits.refund(perAccount.key)
  }

  /** Takes an attempt back whose password was not checked. */
  async function refundLogin(login: Login) {
    const { perAddress, perAccount } = loginLimits(login)
    await limits.refund(perAddress.key)
    await limits.refund(perAccount.key)
  }

  /** After a recovery: neither the owner's mistakes nor the guesses of others count any more. */
  async function reset({ id, email, address }: Login & { id: string }) {
    const { perAddress, perAccount } = loginLimits({ email, address })
    for (const { key } of [perAddress, perAccount, confirmationLimit(id)]) await limits.clear(key)
  }

  /** Like `attemptLogin`, for the password that signed-in members are asked for again. */
  async function attemptConfirmation(accountId: string) {
    return take(confirmationLimit(accountId))
  }

  async function confirmationSucceeded(accountId: string) {
    await limits.clear(confirmationLimit(accountId).key)
  }

  async function refundConfirmation(accountId: string) {
    await limits.refund(confirmationLimit(accountId).key)
  }

  return {
    attemptLogin,
    loginSucceeded,
    refundLogin,
    reset,
    attemptConfirmation,
    confirmationSucceeded,
    refundConfirmation,
  }
}
