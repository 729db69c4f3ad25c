import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { NominationRules } from '#contract/nominations.ts'
import { isDelivering } from '#src/api/deliver.ts'
import { isHandedOver, readNominee } from './kept-nomination.ts'

type Step = 'checking' | 'missing' | 'form' | 'sent'

const SENT = { isSent: true }

/**
 * Where the last page of a nomination stands. That it was sent is written into this step of the history: reloading it or
 * coming back to it shows the thanks again, and never the form.
 */
export function useNominationStep(rules: NominationRules) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const wasSent = isSentState(state)
  // A page that comes to life knows nothing of what this device keeps, so that it begins as it was prerendered.
  const [step, setStep] = useState<Step>(() => (!isDelivering() || isHandedOver() ? 'form' : 'checking'))

  useEffect(() => {
    let isGone = false

    async function look(): Promise<Step> {
      if (wasSent) return 'sent'
      return !isDelivering() || (await readNominee(rules)) ? 'form' : 'missing'
    }

    void look().then((found) => {
      if (!isGone) setStep(found)
    })
    return () => {
      isGone = true
    }
  }, [wasSent, rules])

  function finish() {
    setStep('sent')
    void navigate(pathname, { replace: true, state: SENT, preventScrollReset: true })
  }

  return { step, finish, miss: () => setStep('missing') }
}

function isSentState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSent' in state && state.isSent === true
}
