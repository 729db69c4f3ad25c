import { Box, chakra, Heading, Text, type HTMLChakraProps } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { SentSubmission } from '#contract/submissions.ts'
import { lazyQueue } from '#src/lib/lazy-queue.ts'
import { Button } from '#src/ui/button.tsx'

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
  /** Adds the reference. */
  sent: SentSubmission | boolean
  details?: (reference: string) => ReactNode
  /** The label of the button that returns to the empty form. */
  again: string
  onAgain: () => void
  /** Shows the form again with its values, if that differs from `onAgain`. */
  onRestored?: () => void
}

/** Replaces a form that was sent or queued on this device. */
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

/** It takes the focus from the removed form, and so is announced. */
function Thanks({ heading, children, sent, details, again, onAgain }: Omit<FormThanksProps, 'onRestored'>) {
  const ref = useRef<HTMLDivElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Does not take the focus from another field if the form was sent later in the background.
    if (document.activeElement !== document.body) return
    // Without scrolling: if it is higher than the screen, the browser would scroll to its middle.
    ref.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <Frame ref={ref} role="status" tabIndex={-1} data-tone="dark">
      <Heading
        as="h3"
        ref={headingRef}
        textStyle="subtitle"
        scrollMarginTop="10rem"
        scrollMarginBottom="24rem"
      >
        {heading}
      </Heading>
      <Text textStyle="lead" marginTop="3" marginBottom="6">
        {children}
      </Text>
      {typeof sent === 'object' && <SubmissionReference reference={sent.reference} marginBottom="6" />}
      {details && typeof sent === 'object' && <Box marginBottom="6">{details(sent.reference)}</Box>}
      <Button look="outlineOnDark" onClick={onAgain}>
        {again}
      </Button>
    </Frame>
  )
}

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
