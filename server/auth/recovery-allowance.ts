import { createHmac } from 'node:crypto'
import { DAY } from '#server/clock.ts'
import type { NoCodeReason } from '#server/mail/letters.ts'
import type { LimitStore } from '#server/stores/limits.ts'
import { failedGuesses } from '#server/stores/recoveries.ts'

/** So that nobody can fill another's mailbox, and so that there are few codes to guess at. */
export const RECOVERY_LIMITS = {
  letters: { most: 10, span: DAY },
  codes: { most: 5, span: DAY },
}

type Parts = { limits: LimitStore; secret: string }
type Asker = { contactKey: string; accountId: string | null }

/** What somebody who asks for a way back in may have. */
export type Allowance =
  { waitFor: number } | { waitFor: null; hasLetter: boolean; noCodeReason: NoCodeReason | null }

export type RecoveryAllowance = ReturnType<typeof makeRecoveryAllowance>

/** Counts in the same way whether there is an account or not, so that nothing here tells which. */
export function makeRecoveryAllowance({ limits, secret }: Parts) {
  /** Counts one more request, and says for how long there are none, or what this one brings. */
  async function take({ contactKey, accountId }: Asker): Promise<Allowance> {
    // Who reads the table should not learn who has been asked for.
    const contact = createHmac('sha256', secret).update(contactKey).digest('base64url')
    const asked = { key: `recovery-asked:${contact}`, ...RECOVERY_LIMITS.letters }
    if (!(await limits.take(asked))) return { waitFor: await limits.timeLeft(asked.key) }

    // An account can be asked for by its address and by its number. That both are of one account must not show, so what is
    // too much for the account is only left out.
    const owner = accountId ?? contact
    const hasLetter = await limits.take({ key: `recovery-letters:${owner}`, ...RECOVERY_LIMITS.letters })
    const isGuessedAt = await limits.isUsedUp(failedGuesses(owner))
    const hasCode = await limits.take({ key: `recovery-codes:${owner}`, ...RECOVERY_LIMITS.codes })
    const noCodeReason = isGuessedAt ? 'too many guesses' : hasCode ? null : 'too many codes'
    return { waitFor: null, hasLetter, noCodeReason }
  }

  return { take }
}
