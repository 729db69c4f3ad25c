import { DAY } from '#server/platform/clock.ts'
import { clientKey, type RateLimitConfig, scaled } from '#server/platform/http/rate-limit.ts'
import type { Limit } from '#server/platform/database/limit-store.ts'

/*
 * The maximum numbers of wrong codes that are evaluated. A guess is correct with a chance of 1 in 10,000, so `site`
 * alone determines how many accounts can be taken over by guessing: docs/decisions/0009-recovery-and-mail.md has the
 * computation.
 */
export const GUESS_LIMITS = {
  /** Beyond it, this account gets no more codes. */
  account: { max: 15, windowMs: 30 * DAY },
  /** Beyond it, no code is evaluated for any account, and all mails contain only the link. */
  site: { max: 40, windowMs: DAY },
  /** Beyond it, this address can only use links. A whole school may share it. */
  address: { max: 20, windowMs: DAY },
}

export const SITE_GUESS_LIMIT: Limit = { key: 'recovery-guesses-site', ...GUESS_LIMITS.site }

export function accountGuessLimit(accountId: string): Limit {
  return { key: `recovery-guesses:${accountId}`, ...GUESS_LIMITS.account }
}

type Settings = { secret: string; config: RateLimitConfig }

export function addressGuessLimit(address: string, { secret, config }: Settings): Limit {
  const { max, windowMs } = GUESS_LIMITS.address
  return { key: clientKey('recovery-guesses-from', address, secret), max: scaled(max, config), windowMs }
}
