import { Text, type HTMLChakraProps } from '@chakra-ui/react'

type SubmissionReferenceProps = HTMLChakraProps<'p'> & {
  /** Empty if the server returned none. */
  reference: string
}

export function SubmissionReference({ reference, ...props }: SubmissionReferenceProps) {
  if (reference === '') return null
  return (
    <Text {...props}>
      Your reference: <strong>{reference}</strong>
    </Text>
  )
}
