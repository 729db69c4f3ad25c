import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    padding: '5',
    borderRadius: 'md',
    borderWidth: '2px',
    borderStyle: 'solid',
    backgroundColor: 'bg.surface',
    textStyle: 'body',
  },
  variants: { tone: { error: { borderColor: 'danger' }, note: { borderColor: 'brand' } } },
})

type FormMessageProps = {
  /** An error is read out at once, a note when there is a pause. */
  tone: 'error' | 'note'
  /** Adds the other way to reach us. */
  email?: string
  children: ReactNode
}

/** The result of a submission that failed. For a successful one, see FormThanks. */
export function FormMessage({ tone, email, children }: FormMessageProps) {
  return (
    <Box tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <div>{children}</div>
      {email && (
        <chakra.p marginTop="2">
          You can also write to us at{' '}
          <chakra.a href={`mailto:${email}`} color="accent" fontWeight="700">
            {email}
          </chakra.a>
          .
        </chakra.p>
      )}
    </Box>
  )
}
