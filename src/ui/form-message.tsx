import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    padding: '5',
    borderRadius: 'md',
    borderWidth: '2px',
    borderStyle: 'solid',
    backgroundColor: 'bg.surface',
    textStyle: 'body',
    _focusVisible: { borderRadius: 'md' },
  },
  variants: { tone: { error: { borderColor: 'danger' }, success: { borderColor: 'success' } } },
})

type FormMessageProps = {
  /** An error interrupts; good news gets the focus, because the form it stands for is gone. */
  tone: 'error' | 'success'
  /** Adds the other way to reach us. */
  email?: string
  children: ReactNode
}

/** What became of a form. */
export function FormMessage({ tone, email, children }: FormMessageProps) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (tone === 'success') ref.current?.focus()
  }, [tone])

  return (
    <Box ref={ref} tone={tone} role={tone === 'error' ? 'alert' : 'status'} tabIndex={-1}>
      {children}
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
