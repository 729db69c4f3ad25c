import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isRecord } from '#contract/endpoint.ts'
import { delivery } from '#src/api/delivery.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import {
  NO_PROGRESS,
  reachableStep,
  readLinkKey,
  readStep,
  storedProgress,
  type RecoveryProgress,
  type RecoveryStep,
} from './recovery-steps.ts'

const TOO_EARLY: Record<RecoveryStep, string> = {
  'send-code': 'Let us send you a code first: in this tab there is none on its way yet.',
  'confirm-code': 'Please confirm the code first. Then you can choose a new password.',
  'new-password': '',
}

/**
 * The state of a password recovery. The step is in the address and the progress in the tab's storage, so reloading
 * and Back work, and a step that needs an earlier one redirects to it. Without delivery every step is accessible.
 */
export function useRecovery() {
  const isHydrated = useIsHydrated()
  const [params] = useSearchParams()
  const location = useLocation()
  const { hash } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const [progress, setProgress] = useState<RecoveryProgress | null>(null)

  // The query is unknown when the page is prerendered.
  const requested = isHydrated ? readStep(params) : 'send-code'
  const isOpen = progress === null || !delivery.isRequired
  const step = isOpen ? requested : reachableStep(requested, progress)
  const linkKey = isHydrated ? readLinkKey(hash) : null

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage can only be read after hydration
    setProgress(storedProgress.read() ?? NO_PROGRESS)
  }, [])

  useEffect(() => {
    if (step === requested || linkKey !== null) return
    void navigate({ search: searchFor(step) }, { replace: true, state: { note: TOO_EARLY[step] } })
  }, [step, requested, linkKey, navigate])

  useEffect(() => {
    if (linkKey === null) return
    saveProgress({ ...(storedProgress.read() ?? NO_PROGRESS), link: linkKey })
    // Removed from the address at once, as the key is as powerful as a password.
    void navigate({ search: searchFor('confirm-code') }, { replace: true })
  }, [linkKey, navigate])

  function saveProgress(next: RecoveryProgress) {
    storedProgress.write(next)
    setProgress(next)
  }

  return {
    step,
    /** Explains why this step is shown instead of another. */
    note: isHydrated ? readNote(state) : '',
    link: progress?.link,
    sent: progress?.sent ?? null,
    isConfirmed: progress?.isConfirmed ?? false,
    /** Records that a code was sent to this address or number. */
    recordSent: (contact: string) => saveProgress({ sent: { contact, at: Date.now() }, isConfirmed: false }),
    /** Discards a link that the server has rejected. */
    rejectLink: async (reason: string) => {
      const note = `${reason} You can have a new code sent here.`
      // The progress must stay until the page has changed: otherwise this step would count as opened too early.
      storedProgress.clear()
      await navigate({ search: '' }, { replace: true, state: { note } })
    },
    recordConfirmed: () => saveProgress({ sent: progress?.sent ?? null, isConfirmed: true }),
    forget: () => storedProgress.clear(),
    /** Opens a step with a new history entry. */
    goTo: (next: RecoveryStep) => navigate({ search: searchFor(next) }),
  }
}

export type Recovery = ReturnType<typeof useRecovery>

/** The query of the page's address at this step. */
export function searchFor(step: RecoveryStep): string {
  return step === 'send-code' ? '' : `?step=${step}`
}

function readNote(state: unknown): string {
  return isRecord(state) && typeof state.note === 'string' ? state.note : ''
}
