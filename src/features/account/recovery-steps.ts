import { boolean, is, nullable, number, object, optional, string, type InferOutput } from 'valibot'
import { storedJson } from '#src/lib/storage.ts'

export const RECOVERY_STEPS = ['send-code', 'confirm-code', 'new-password'] as const
export type RecoveryStep = (typeof RECOVERY_STEPS)[number]

const progressSchema = object({
  /** The address or number that the code was sent to, and when; null until then. */
  sent: nullable(object({ contact: string(), at: number() })),
  isConfirmed: boolean(),
  /** The key of the opened link, until it is used. */
  link: optional(string()),
})

export type RecoveryProgress = InferOutput<typeof progressSchema>

export const NO_PROGRESS: RecoveryProgress = { sent: null, isConfirmed: false }

/** Ends with the tab, so that the next person at this computer cannot see the address. */
export const storedProgress = storedJson('session', 'recovery', (found) =>
  is(progressSchema, found) ? found : null,
)

export function readStep(params: URLSearchParams): RecoveryStep {
  const requested = params.get('step')
  return RECOVERY_STEPS.find((step) => step === requested) ?? 'send-code'
}

/** The requested step, or the last one before it whose requirements are met. */
export function reachableStep(
  requested: RecoveryStep,
  { sent, isConfirmed, link }: RecoveryProgress,
): RecoveryStep {
  if (requested === 'new-password' && isConfirmed) return requested
  if (requested !== 'send-code' && (sent !== null || link || isConfirmed)) return 'confirm-code'
  return 'send-code'
}

const RESEND_AFTER_MS = 60_000

export function secondsUntilResend(sentAt: number, now: number): number {
  // A clock that was set back must not prolong the wait.
  const waited = Math.max(0, now - sentAt)
  return Math.max(0, Math.ceil((RESEND_AFTER_MS - waited) / 1000))
}

/** The key in the address of a recovery mail, or null. */
export function readLinkKey(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('link')
}
