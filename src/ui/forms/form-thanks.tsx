import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { SentSubmission } from '#contract/submissions.ts'
import { lazyQueue } from '#src/lib/lazy-queue.ts'
import { Button } from '#src/ui/button.tsx'
import { SubmissionReference } from './submission-reference.tsx'

const Frame = chakra('div', {
  base: {
    padding: { base: '6', md: '10' },
    borderRadius: 'lg',
    backgroundColor: 'bg.success',
    color: 'success.contrast',
    _focusVisible: { borderRadius: 'lg', outlineOffset: '-6px' },
  },
})

type FormThanksProps = {
  heading: string
  children: ReactNode
  /** Adds its reference. */
  sent: SentSubmission | boolean
  /** Shown below the reference. */
  details?: (reference: string) => ReactNode
  /** The label of the button that returns to the empty form. */
  again: string
  onAgain: () => void
  /** Shows the form again with what was typed, where that is not the same. */
  onRestored?: () => void
}

/** Takes the place of a form that was sent, or that waits on this device for a network. */
export function FormThanks({ sent, onRestored, ...props }: FormThanksProps) {
  const { Panel } = lazyQueue
  if (typeof sent === 'boolean' || !sent.queueKey || !Panel) return <Thanks {...props} sent={sent} />
  return (
    <Panel
      queueKey={sent.queueKey}
      onAgain={props.onAgain}
      onRestored={onRestored ?? props.onAgain}
      thanks={({ reference }) => <Thanks {...props} sent={{ ...sent, reference }} />}
    />
  )
}

/** It gets the focus, which was in the form that is gone, and so it is read out. */
function Thanks({ heading, children, sent, details, again, onAgain }: Omit<FormThanksProps, 'onRestored'>) {
  const ref = useRef<HTMLDivElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Not from another field, where it was sent later by itself.
    if (document.activeElement !== document.body) return
    // Higher than the screen, it would be shown from somewhere in the middle.
    ref.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <Frame ref={ref} role="status" tabIndex={-1} data-ground="dark">
      <chakra.h3 ref={headingRef} textStyle="subtitle" scrollMarginTop="10rem" scrollMarginBottom="24rem">
        {heading}
      </chakra.h3>
      <chakra.p textStyle="lead" marginTop="3" marginBottom="6">
        {children}
      </chakra.p>
      {typeof sent === 'object' && (
        <SubmissionReference reference={sent.reference} sent={sent} isOnDark marginBottom="6" />
      )}
      {details && typeof sent === 'object' && (
        <chakra.div marginBottom="6">{details(sent.reference)}</chakra.div>
      )}
      <Button look="outlineOnDark" onClick={onAgain}>
        {again}
      </Button>
    </Frame>
  )
}
