import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { is, number, object, optional, string, type InferOutput } from 'valibot'
import { storedJson } from '#src/lib/storage.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'

export const RECOVERY_STEPS = ['send-code', 'confirm-code', 'new-password'] as const
export type RecoveryStep = (typeof RECOVERY_STEPS)[number]

const progressSchema = object({
  /** The address or number that the code was sent to, and when. */
  sent: optional(object({ contact: string(), at: number() })),
  /** The key of the opened link, until it is used. */
  link: optional(string()),
})

export type RecoveryProgress = InferOutput<typeof progressSchema>

/** Ends with the tab, so that the next person at this computer cannot see the address. */
export const storedProgress = storedJson('session', 'recovery', (found) =>
  is(progressSchema, found) ? found : null,
)

export type Recovery = ReturnType<typeof useRecovery>

/**
 * The state of a password recovery. The step is in the address and the progress in the tab's storage, so reloading
 * and Back work. Whether a step is possible already, the server says.
 */
export function useRecovery() {
  const isHydrated = useIsHydrated()
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [progress, setProgress] = useState<RecoveryProgress>({})

  // Query and fragment are unknown when the page is prerendered.
  const step = isHydrated ? readStep(params) : 'send-code'
  const linkKey = isHydrated ? new URLSearchParams(hash.slice(1)).get('link') : null

  useEffect(() => {
    const found = { ...storedProgress.read(), ...(linkKey !== null && { link: linkKey }) }
    // oxlint-disable-next-line react/set-state-in-effect -- storage can only be read after hydration
    setProgress((before) => ({ ...before, ...found }))
    if (linkKey === null) return
    storedProgress.write(found)
    // Removed from the address at once, as the key is as powerful as a password.
    void navigate({ search: '?step=confirm-code' }, { replace: true })
  }, [linkKey, navigate])

  function saveProgress(next: RecoveryProgress) {
    storedProgress.write(next)
    setProgress(next)
  }

  return {
    step,
    ...progress,
    /** Records that a code was sent to this address or number. */
    recordSent: (contact: string) => saveProgress({ sent: { contact, at: Date.now() } }),
    forgetLink: () => saveProgress({ sent: progress.sent }),
    /** Opens a step with a new history entry. */
    goTo: (next: RecoveryStep) => navigate({ search: next === 'send-code' ? '' : `?step=${next}` }),
  }
}

function readStep(params: URLSearchParams): RecoveryStep {
  const requested = params.get('step')
  return RECOVERY_STEPS.find((step) => step === requested) ?? 'send-code'
}
