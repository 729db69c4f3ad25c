import { Box, chakra, Heading, Text, type HTMLChakraProps } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { SentSubmission } from '#contract/submissions.ts'
import { Button } from '#src/ui/button.tsx'
import { focused } from '#src/ui/focus.ts'

const Frame = chakra('div', {
  base: {
    padding: { base: '6', md: '10' },
    borderRadius: 'lg',
    _focusVisible: { borderRadius: 'lg', outlineOffset: '-6px' },
  },
  variants: {
    look: {
      thanks: { backgroundColor: 'bg.success', color: 'success.contrast' },
      queued: { backgroundColor: 'bg.warm', border: '2px solid {colors.border.strong}' },
    },
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
}

/** Replaces a form that was sent, or that waits on this device. */
export function FormThanks(props: FormThanksProps) {
  const { sent, again, onAgain } = props
  if (typeof sent === 'boolean' || !sent.queueKey) return <Thanks {...props} />
  return (
    <QueuedNote>
      <Button onClick={onAgain}>{again}</Button>
    </QueuedNote>
  )
}

/** It takes the focus from the removed form, and so is announced. */
function Thanks({ heading, children, sent, details, again, onAgain }: FormThanksProps) {
  const ref = useRef<HTMLDivElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Somebody may have moved the focus to another control while the form was sent.
    if (document.activeElement !== document.body) return
    // Without scrolling: if it is higher than the screen, the browser would scroll to its middle.
    ref.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <Frame ref={ref} look="thanks" role="status" tabIndex={-1} data-tone="dark">
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

/** Replaces a form that waits on this device: src/features/offline/queue-notice.tsx shows what becomes of it. */
export function QueuedNote({ children }: { children: ReactNode }) {
  return (
    <Frame ref={focused.ref} look="queued" role="status" tabIndex={-1}>
      <Heading as="h3" textStyle="subtitle">
        We take it from here
      </Heading>
      <Text textStyle="body" marginTop="3" marginBottom="6">
        There was no connection when you pressed the button. It is kept on this device and goes out by itself
        with the next one; a note at the edge of our pages says when it did.
      </Text>
      {children}
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
