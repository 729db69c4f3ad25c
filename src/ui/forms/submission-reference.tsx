import { Text, type HTMLChakraProps } from '@chakra-ui/react'
import type { SentSubmission } from '#contract/submissions.ts'
import { SubmissionCopy } from './submission-copy.tsx'

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
      {sent && <SubmissionCopy sent={sent} isOnDark={isOnDark} />}
    </Text>
  )
}
