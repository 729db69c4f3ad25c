import { createHmac } from 'node:crypto'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import { normalizeKey } from './account-store.ts'
import type { Limit, LimitStore } from '#server/platform/limit-store.ts'

/** How often a password may be tried before it takes a pause (OWASP ASVS 5.0, 6.3.1). */
export const LOGIN_LIMITS = {
  perAddress: { max: 10, windowMs: 15 * MINUTE },
  perAccount: { max: 50, windowMs: 1 * DAY },
  confirmation: { max: 10, windowMs: 15 * MINUTE },
}

type Parts = { limits: LimitStore; secret: string }
type Login = { email: string; address: string }

export type LoginThrottle = ReturnType<typeof makeLoginThrottle>

/**
 * Counts tries before they are looked at, and takes those back that were right: however many come at once, no more wrong
 * ones than allowed are ever evaluated. It does not matter whether the account exists.
 */
export function makeLoginThrottle({ limits, secret }: Parts) {
  // Who reads the table should not learn who tries to log in, and from where.
  function keyed(kind: string, ...parts: Array<string>) {
    const hash = createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
    return `${kind}:${hash}`
  }

  function loginLimits({ email, address }: Login) {
    const account = normalizeKey(email)
    return {
      here: { key: keyed('login', account, address), ...LOGIN_LIMITS.perAddress },
      anywhere: { key: keyed('login-anywhere', account), ...LOGIN_LIMITS.perAccount },
    }
  }

  const confirmationLimit = (accountId: string) => ({
    key: keyed('confirm', accountId),
    ...LOGIN_LIMITS.confirmation,
  })

  /** Counts a login. Returns for how many milliseconds no more are looked at, or null when this one may be. */
  async function login(who: Login) {
    const { here, anywhere } = loginLimits(who)
    return (await wait(here)) ?? (await wait(anywhere))
  }

  /** The password was right: this address begins to count anew, and the account as if nothing had been tried. */
  async function loginSucceeded(who: Login) {
    const { here, anywhere } = loginLimits(who)
    await limits.clear(here.key)
    await limits.refund(anywhere.key)
  }

  /** This one was not looked at after all. */
  async function refundLogin(who: Login) {
    const { here, anywhere } = loginLimits(who)
    await limits.refund(here.key)
    await limits.refund(anywhere.key)
  }

  /** After the owner has shown in another way who she is, neither her own mistakes nor others' guesses keep her out. */
  async function reset({ id, email, address }: Login & { id: string }) {
    const { here, anywhere } = loginLimits({ email, address })
    for (const { key } of [here, anywhere, confirmationLimit(id)]) await limits.clear(key)
  }

  /** Like `login`, for the password that somebody who is signed in is asked again. */
  async function confirm(accountId: string) {
    return wait(confirmationLimit(accountId))
  }

  async function confirmSucceeded(accountId: string) {
    await limits.clear(confirmationLimit(accountId).key)
  }

  async function wait(limit: Limit) {
    return (await limits.take(limit)) ? null : limits.timeLeft(limit.key)
  }

  return { login, loginSucceeded, refundLogin, reset, confirm, confirmSucceeded }
}
