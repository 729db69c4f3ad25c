import { createHmac } from 'node:crypto'
import { DAY } from '#server/platform/clock.ts'
import type { NoCodeReason } from '#server/mail/email-templates.ts'
import type { LimitStore } from '#server/platform/limit-store.ts'
import { failedGuessLimit } from './recovery-store.ts'

/** So that nobody can fill another's mailbox, and so that there are few codes to guess at. */
export const RECOVERY_LIMITS = {
  emails: { max: 10, windowMs: DAY },
  codes: { max: 5, windowMs: DAY },
}

type Parts = { limits: LimitStore; secret: string }
type RecoveryRequest = { contactKey: string; accountId: string | null }

/** What somebody who asks for a way back in may have. */
export type Allowance =
  { retryAfter: number } | { retryAfter: null; hasEmail: boolean; noCodeReason: NoCodeReason | null }

export type RecoveryRateLimit = ReturnType<typeof makeRecoveryRateLimit>

/** Counts in the same way whether there is an account or not, so that nothing here tells which. */
export function makeRecoveryRateLimit({ limits, secret }: Parts) {
  /** Counts one more request, and says for how long there are none, or what this one brings. */
  async function take({ contactKey, accountId }: RecoveryRequest): Promise<Allowance> {
    // Who reads the table should not learn who has been asked for.
    const contact = createHmac('sha256', secret).update(contactKey).digest('base64url')
    const asked = { key: `recovery-asked:${contact}`, ...RECOVERY_LIMITS.emails }
    if (!(await limits.take(asked))) return { retryAfter: await limits.timeLeft(asked.key) }

    // An account can be asked for by its address and by its number. That both are of one account must not show, so what is
    // too much for the account is only left out.
    const owner = accountId ?? contact
    const hasEmail = await limits.take({ key: `recovery-emails:${owner}`, ...RECOVERY_LIMITS.emails })
    const isGuessedAt = await limits.isExhausted(failedGuessLimit(owner))
    const hasCode = await limits.take({ key: `recovery-codes:${owner}`, ...RECOVERY_LIMITS.codes })
    const noCodeReason = isGuessedAt ? 'too many guesses' : hasCode ? null : 'too many codes'
    return { retryAfter: null, hasEmail, noCodeReason }
  }

  return { take }
}
