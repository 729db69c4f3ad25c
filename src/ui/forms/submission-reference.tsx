import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { SentSubmission } from '#contract/submissions.ts'
import { afterHydration } from '#src/ui/after-hydration.tsx'

// Once the form is sent there is time to fetch it. Should it not arrive, the reference is still here.
const SubmissionCopy = afterHydration(async () => (await import('./submission-copy.tsx')).SubmissionCopy)

type SubmissionReferenceProps = HTMLChakraProps<'p'> & {
  /** Empty where the server gave none. */
  reference: string
  /** Null after a reload, when there is nothing left to copy. */
  sent: SentSubmission | null
  isOnDark?: boolean
}

/** The reference of a form that was sent, and a button that saves what was typed. */
export function SubmissionReference({ reference, sent, isOnDark, ...props }: SubmissionReferenceProps) {
  if (reference === '') return null
  return (
    <chakra.p {...props} display="flex" flexWrap="wrap" alignItems="center" rowGap="3" columnGap="6">
      <span>
        Your reference: <strong>{reference}</strong>
      </span>
      {sent && <SubmissionCopy sent={sent} isOnDark={isOnDark} />}
    </chakra.p>
  )
}
