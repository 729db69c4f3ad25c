import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { lazy, Suspense, type ComponentType } from 'react'
import type { SentSubmission } from '#contract/submissions.ts'
import type { SubmissionCopyProps } from './submission-copy.tsx'

// Once the form is sent there is time to fetch it. Should it not arrive, the reference is still here.
const SubmissionCopy = lazy<ComponentType<SubmissionCopyProps>>(() =>
  import('./submission-copy.tsx').then(
    (loaded) => ({ default: loaded.SubmissionCopy }),
    () => ({ default: () => null }),
  ),
)

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
    <chakra.p {...props} display="flex" flexWrap="wrap" alignItems="center" gap="3 6">
      <span>
        Your reference: <strong>{reference}</strong>
      </span>
      {sent && (
        <Suspense>
          <SubmissionCopy sent={sent} isOnDark={isOnDark} />
        </Suspense>
      )}
    </chakra.p>
  )
}
