import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRecord } from '#contract/endpoint.ts'
import type { NominationRules } from '#contract/nominations.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { delivery } from '#src/api/delivery.ts'
import { readNominee, useNomineeDraft } from './nomination.tsx'

type Step = 'checking' | 'missing' | 'form' | 'sent'

/**
 * The state of the last page of a nomination. The history entry records that it was sent: reloading it or coming back to it shows the
 * thanks again, and never the form.
 */
export function useNominationStep(rules: NominationRules) {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const draft = useNomineeDraft()
  const wasSent = isRecord(state) && state.isSent === true
  const reference = isRecord(state) && typeof state.reference === 'string' ? state.reference : null
  const [sent, setSent] = useState<SentSubmission | null>(null)
  const [step, setStep] = useState<Step>(delivery.isRequired ? 'checking' : 'form')

  useEffect(() => {
    let isUnmounted = false

    async function findStep(): Promise<Step> {
      if (wasSent) return 'sent'
      return (await readNominee(draft, rules)) ? 'form' : 'missing'
    }

    void findStep().then((found) => {
      if (!isUnmounted) setStep(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [wasSent, draft, rules])

  function finish(submission: SentSubmission | null) {
    setSent(submission)
    setStep('sent')
    void navigate(pathname, {
      replace: true,
      state: { isSent: true, reference: submission?.reference },
      preventScrollReset: true,
    })
  }

  return { step, reference, sent, finish, miss: () => setStep('missing') }
}
