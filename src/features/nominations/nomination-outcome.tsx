import { Box, Heading, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import type { useNominationStep } from './use-nomination-step.ts'
import { QueuedSubmission, useInPlace } from '#src/features/offline/queued-submission.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { ThankYouSection } from './thank-you-section.tsx'

type NominationOutcomeProps = Omit<ReturnType<typeof useNominationStep>, 'miss'> & {
  thanks: PageSection
  thanksPicture: PictureData | null
}

/** Replaces the form on the last page of a nomination. */
export function NominationOutcome({ step, queueKey, ...props }: NominationOutcomeProps) {
  const { thanks, thanksPicture, reference, remember } = props

  // Also after the form is sent, until the announcement has been made.
  useInPlace(queueKey)
  if (step === 'sent') return <ThankYouSection copy={thanks} picture={thanksPicture} reference={reference} />
  if (step === 'missing') return <MissingNomination />
  return (
    <QueuedSubmission
      queueKey={queueKey}
      thanks={({ reference }) => <Arrival onMount={() => remember({ isSent: true, queueKey, reference })} />}
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

/** Shown if the first form has not been completed. */
function MissingNomination() {
  return (
    <Box
      role="status"
      // Fills the space reserved for the form.
      flexGrow="1"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      justifyContent="center"
      padding={{ base: '6', md: '10' }}
      borderRadius="lg"
      backgroundColor="bg.tint"
      border="2px solid {colors.border.strong}"
    >
      <Heading as="h3" textStyle="subtitle">
        There is no finished nomination here yet
      </Heading>
      <Text textStyle="body" marginTop="3" marginBottom="6">
        First we need the nominee’s information, all of it. What you have typed there before, and what this
        device could keep of it, is still there.
      </Text>
      <LinkButton to="/nominee-info" size="lg">
        Go to the nominee’s information
      </LinkButton>
    </Box>
  )
}
