import { Span, Text, type HTMLChakraProps } from '@chakra-ui/react'
import type { SentSubmission } from '#contract/submissions.ts'
import { afterHydration } from '#src/ui/after-hydration.tsx'

// Loaded after sending, when there is time. If it cannot be loaded, the reference is still shown.
const SubmissionCopy = afterHydration(async () => (await import('./submission-copy.tsx')).SubmissionCopy)

type SubmissionReferenceProps = HTMLChakraProps<'p'> & {
  /** Empty if the server returned none. */
  reference: string
  /** Null after a reload, when the values are gone. */
  sent: SentSubmission | null
  isOnDark?: boolean
}

/** The reference of a sent form, and a button that saves the submitted values. */
export function SubmissionReference({ reference, sent, isOnDark, ...props }: SubmissionReferenceProps) {
  if (reference === '') return null
  return (
    <Text {...props} display="flex" flexWrap="wrap" alignItems="center" rowGap="3" columnGap="6">
      <span>
        Your reference: <strong>{reference}</strong>
      </span>
      {sent && (
        // Otherwise its arrival would announce the whole message around it a second time.
        <Span aria-live="off" _empty={{ display: 'none' }}>
          <SubmissionCopy sent={sent} isOnDark={isOnDark} />
        </Span>
      )}
    </Text>
  )
}
