import { createHmac } from 'node:crypto'
import { DAY, MINUTE } from '#server/clock.ts'
import { keyOf } from '#server/stores/accounts.ts'
import type { Limit, LimitStore } from '#server/stores/limits.ts'

/** How often a password may be tried before it takes a pause (OWASP ASVS 5.0, 6.3.1). */
export const TRIES = {
  fromOneAddress: { most: 10, span: 15 * MINUTE },
  fromAnywhere: { most: 50, span: 1 * DAY },
  confirming: { most: 10, span: 15 * MINUTE },
}

type Parts = { limits: LimitStore; secret: string }
type Login = { email: string; address: string }

export type Tries = ReturnType<typeof makeTries>

/**
 * Counts tries before they are looked at, and takes those back that were right: however many come at once, no more wrong
 * ones than allowed are ever evaluated. It does not matter whether the account exists.
 */
export function makeTries({ limits, secret }: Parts) {
  // Who reads the table should not learn who tries to log in, and from where.
  function keyed(kind: string, ...parts: Array<string>) {
    const hash = createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
    return `${kind}:${hash}`
  }

  function limitsOf({ email, address }: Login) {
    const account = keyOf(email)
    return {
      here: { key: keyed('login', account, address), ...TRIES.fromOneAddress },
      anywhere: { key: keyed('login-anywhere', account), ...TRIES.fromAnywhere },
    }
  }

  const confirmingOf = (accountId: string) => ({ key: keyed('confirm', accountId), ...TRIES.confirming })

  /** Counts a login. Returns for how many milliseconds no more are looked at, or null when this one may be. */
  async function login(who: Login) {
    const { here, anywhere } = limitsOf(who)
    return (await wait(here)) ?? (await wait(anywhere))
  }

  /** The password was right: this address begins to count anew, and the account as if nothing had been tried. */
  async function loginSucceeded(who: Login) {
    const { here, anywhere } = limitsOf(who)
    await limits.clear(here.key)
    await limits.giveBack(anywhere.key)
  }

  /** This one was not looked at after all. */
  async function loginPutOff(who: Login) {
    const { here, anywhere } = limitsOf(who)
    await limits.giveBack(here.key)
    await limits.giveBack(anywhere.key)
  }

  /** After the owner has shown in another way who she is, neither her own mistakes nor others' guesses keep her out. */
  async function startOver({ id, email, address }: Login & { id: string }) {
    const { here, anywhere } = limitsOf({ email, address })
    for (const { key } of [here, anywhere, confirmingOf(id)]) await limits.clear(key)
  }

  /** Like `login`, for the password that somebody who is signed in is asked again. */
  async function confirm(accountId: string) {
    return wait(confirmingOf(accountId))
  }

  async function confirmSucceeded(accountId: string) {
    await limits.clear(confirmingOf(accountId).key)
  }

  async function wait(limit: Limit) {
    return (await limits.take(limit)) ? null : limits.timeLeft(limit.key)
  }

  return { login, loginSucceeded, loginPutOff, startOver, confirm, confirmSucceeded }
}
