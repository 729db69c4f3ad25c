import { chakra, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { QueuedPanelProps } from '#src/lib/lazy-queue.ts'
import { removeEntry } from './queue.ts'
import { Button } from '#src/ui/button.tsx'
import { QueueEntry } from './queue-entry.tsx'
import { useInPlace, useQueue } from './use-queue.ts'

const Frame = chakra('div', {
  base: {
    padding: { base: '6', md: '10' },
    borderRadius: 'lg',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.warm',
    _focusVisible: { borderRadius: 'lg', outlineOffset: '-6px' },
  },
})

/** Replaces a queued form until it is sent or cancelled. */
export function QueuedSubmission({ queueKey, thanks, onAgain, onRestored }: QueuedPanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const entries = useQueue()
  const entry = entries?.find(({ key }) => key === queueKey)
  const isSent = entry?.state === 'sent'
  const isThanked = isSent && thanks !== undefined
  useInPlace(queueKey)

  useEffect(() => {
    ref.current?.focus()
  }, [])

  // Once it has been seen here, no other page announces it.
  useEffect(() => {
    if (isThanked) return () => void removeEntry(queueKey)
  }, [isThanked, queueKey])

  if (isSent && thanks) return thanks(entry)
  return (
    <Frame ref={ref} role="status" tabIndex={-1}>
      {entry && <QueueEntry entry={entry} onRestored={onRestored} onDismiss={onAgain} />}
      {entries !== null && entry === undefined && (
        <>
          <Text fontWeight="700" marginBottom="4">
            This is no longer waiting: it was sent or cancelled in another tab.
          </Text>
          <Button onClick={onAgain}>Continue</Button>
        </>
      )}
    </Frame>
  )
}
