import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRecord } from '#contract/endpoint.ts'
import type { NominationRules } from '#contract/nominations.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { delivery } from '#src/api/delivery.ts'
import { readNominee, useNomineeDraft } from './nomination.tsx'

export type NominationStep = 'checking' | 'missing' | 'form' | 'queued' | 'sent'

/**
 * The state of the last page of a nomination. The history entry records that it was sent or queued: a reload or a
 * return shows that again instead of the form.
 */
export function useNominationStep(rules: NominationRules) {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const draft = useNomineeDraft()
  const { isSent, reference, queueKey }: Record<string, unknown> = isRecord(state) ? state : {}
  const wasSent = isSent === true
  const isQueued = reference === undefined && queueKey !== undefined
  const [step, setStep] = useState<NominationStep>(delivery.isRequired ? 'checking' : 'form')

  useEffect(() => {
    let isUnmounted = false

    async function findStep(): Promise<NominationStep> {
      if (wasSent) return isQueued ? 'queued' : 'sent'
      return (await readNominee(draft, rules)) ? 'form' : 'missing'
    }

    void findStep().then((found) => {
      if (!isUnmounted) setStep(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [wasSent, isQueued, draft, rules])

  /** With null, the state is read from the device again. */
  function remember(entry: { isSent: true; reference?: string; queueKey?: string } | null) {
    void navigate(pathname, { replace: true, state: entry, preventScrollReset: true })
  }

  function finish(submission: SentSubmission | null) {
    setStep(submission?.queueKey ? 'queued' : 'sent')
    const key = submission?.queueKey
    remember(key ? { isSent: true, queueKey: key } : { isSent: true, reference: submission?.reference })
  }

  return {
    step,
    reference: typeof reference === 'string' ? reference : null,
    queueKey: typeof queueKey === 'string' ? queueKey : '',
    finish,
    miss: () => setStep('missing'),
    remember,
  }
}
