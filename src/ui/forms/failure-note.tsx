import { chakra, Link, Text } from '@chakra-ui/react'
import { createContext, use, type ReactNode } from 'react'

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

/** The address to write to where a form cannot be sent. The frame of a page provides it. */
export const ContactAddress = createContext<string | null>(null)

type FailureNoteProps = {
  /** For a failure that has already been announced, for example as a toast. */
  isSilent?: boolean
  children: ReactNode
}

/** Says why a form could not be sent, and where else to write. For a form that was sent, see FormThanks. */
export function FailureNote({ isSilent = false, children }: FailureNoteProps) {
  return (
    <Box role={isSilent ? undefined : 'alert'}>
      <div>{children}</div>
      {!isSilent && <WriteInstead />}
    </Box>
  )
}

export function WriteInstead() {
  const email = use(ContactAddress)
  if (email === null) return null
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
