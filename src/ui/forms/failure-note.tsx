import { chakra, Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    padding: '5',
    borderRadius: 'md',
    border: '2px solid {colors.danger}',
    backgroundColor: 'bg.surface',
    textStyle: 'body',
    // Keeps its place during the next try: the second click of a double click would meet what is below the button.
    '[data-busy] &': { visibility: 'hidden' },
  },
})

type FailureNoteProps = {
  /** Adds the email address as an alternative. */
  email?: string | undefined
  /** For a failure that has already been announced, for example as a toast. */
  isSilent?: boolean
  children: ReactNode
}

/** Says why a form could not be sent. For a form that was sent, see FormThanks. */
export function FailureNote({ email, isSilent = false, children }: FailureNoteProps) {
  return (
    <Box role={isSilent ? undefined : 'alert'}>
      <div>{children}</div>
      {email && <WriteInstead email={email} />}
    </Box>
  )
}

export function WriteInstead({ email }: { email: string }) {
  return (
    <Text marginTop="2">
      You can also write to us at{' '}
      <Link href={`mailto:${email}`} color="fg.accent" fontWeight="700">
        {email}
      </Link>
      .
    </Text>
  )
}
