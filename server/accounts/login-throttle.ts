import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import { countedAttempt, type Limit } from '#server/platform/database/limit-store.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { normalizeKey } from './account-store.ts'

/** The limits of wrong passwords (OWASP ASVS 5.0, 6.3.1). */
const LOGIN_LIMITS = {
  quarterHour: { max: 10, windowMs: 15 * MINUTE },
  day: { max: 50, windowMs: 1 * DAY },
}

type Login = {
  email: string
  address: string
  /** The id of a browser in which the account has signed in before (device-cookie.ts). */
  device: string | null
}

/** Limits attempts at passwords. Browsers of the owner have a count of their own, which strangers cannot use up. */
export function makeLoginThrottle({ limits, secret }: Pick<FastifyInstance, 'limits' | 'secret'>) {
  // Keys are hashed so that a leaked table does not reveal email or IP addresses.
  function keyed(kind: string, ...parts: Array<string>) {
    return `${kind}:${keyedHash(JSON.stringify(parts), secret)}`
  }

  function loginLimits({ email, address, device }: Login): [Limit, Limit] {
    const account = normalizeKey(email)
    const [soon, daily] =
      device === null
        ? [keyed('login', account, normalizeIP(address)), keyed('login-anywhere', account)]
        : [keyed('login-device', account, device), keyed('login-device-day', account, device)]
    return [
      { key: soon, ...LOGIN_LIMITS.quarterHour },
      { key: daily, ...LOGIN_LIMITS.day },
    ]
  }

  function confirmationLimit(accountId: string) {
    return { key: keyed('confirm', accountId), ...LOGIN_LIMITS.quarterHour }
  }

  /** Called after a recovery: earlier wrong passwords no longer count. */
  async function reset({ id, ...login }: Login & { id: string }) {
    const logins = [...loginLimits(login), ...loginLimits({ ...login, device: null })]
    for (const { key } of [...logins, confirmationLimit(id)]) await limits.clear(key)
  }

  return {
    login: (login: Login) => countedAttempt(limits, loginLimits(login)),
    /** The password confirmation of a signed-in member. */
    confirmation: (accountId: string) => countedAttempt(limits, [confirmationLimit(accountId)]),
    reset,
  }
}
