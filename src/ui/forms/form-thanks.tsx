import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { SentSubmission } from '#contract/submissions.ts'
import { Button } from '#src/ui/button.tsx'
import { SubmissionReference } from './submission-reference.tsx'

const Frame = chakra('div', {
  base: {
    padding: { base: '6', md: '10' },
    borderRadius: 'lg',
    backgroundColor: 'success',
    color: 'success.contrast',
    _focusVisible: { borderRadius: 'lg', outlineOffset: '-6px' },
  },
})

type FormThanksProps = {
  heading: string
  children: ReactNode
  /** Adds its reference. */
  sent: SentSubmission | boolean
  /** The label of the button that returns to the empty form. */
  again: string
  onAgain: () => void
}

/** Takes the place of a form that was sent. It gets the focus, which was in the form that is gone, and so it is read out. */
export function FormThanks({ heading, children, sent, again, onAgain }: FormThanksProps) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    ref.current?.focus()
  }, [])

  return (
    <Frame ref={ref} role="status" tabIndex={-1} data-ground="dark">
      <chakra.h3 textStyle="subtitle">{heading}</chakra.h3>
      <chakra.p textStyle="lead" marginTop="3" marginBottom="6">
        {children}
      </chakra.p>
      {typeof sent === 'object' && (
        <SubmissionReference reference={sent.reference} sent={sent} isOnDark marginBottom="6" />
      )}
      <Button look="outlineOnDark" onClick={onAgain}>
        {again}
      </Button>
    </Frame>
  )
}
