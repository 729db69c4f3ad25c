import { useEffect, useEffectEvent } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import type { useNominationStep } from './use-nomination-step.ts'
import { QueuedSubmission } from '#src/features/offline/queued-submission.tsx'
import { useInPlace } from '#src/features/offline/use-queue.ts'
import { MissingNomination } from './missing-nomination.tsx'
import { ThankYouSection } from './thank-you-section.tsx'

type NominationOutcomeProps = Omit<ReturnType<typeof useNominationStep>, 'miss'> & {
  thanks: PageSection
  thanksPicture: PictureData | null
}

/** Replaces the form on the last page of a nomination. */
export function NominationOutcome({ step, queueKey, ...props }: NominationOutcomeProps) {
  const { thanks, thanksPicture, reference, sent, setSent, remember } = props
  function arrive(found: { reference: string }) {
    setSent(sent && { ...sent, ...found })
    remember({ isSent: true, queueKey, ...found })
  }

  // Also after the form is sent, until the announcement has been made.
  useInPlace(queueKey)
  if (step === 'sent')
    return <ThankYouSection copy={thanks} picture={thanksPicture} reference={reference} sent={sent} />
  if (step === 'missing') return <MissingNomination />
  return (
    <QueuedSubmission
      queueKey={queueKey}
      thanks={({ reference }) => <Arrival onMount={() => arrive({ reference })} />}
      onAgain={() => remember(null)}
      onRestored={() => {
        // The focused button is about to be removed.
        document.querySelector('main')?.focus({ preventScroll: true })
        remember(null)
      }}
    />
  )
}

function Arrival({ onMount }: { onMount: () => void }) {
  const tell = useEffectEvent(onMount)
  useEffect(() => tell(), [])
  return null
}
