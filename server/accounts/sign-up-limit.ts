import { DAY } from '#server/platform/clock.ts'
import { clientKey, type RateLimitConfig, scaled } from '#server/platform/http/rate-limit.ts'
import type { Limit } from '#server/platform/database/limit-store.ts'

/**
 * Accounts made from one address a day, each with a mail to an address that may be a stranger's. Enough for a school
 * whose classes share an address.
 */
export const SIGN_UPS_A_DAY = 150

type Settings = { secret: string; config: RateLimitConfig }

export function signUpLimit(address: string, { secret, config }: Settings): Limit {
  return {
    key: clientKey('sign-ups-from', address, secret),
    max: scaled(SIGN_UPS_A_DAY, config),
    windowMs: DAY,
  }
}
