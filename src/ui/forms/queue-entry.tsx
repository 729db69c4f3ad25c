import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import {
  confirmEntry,
  dismissEntry,
  restoreDrafts,
  isExpired,
  type QueuedSubmission,
} from '#src/lib/submission-queue.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { nameOf, restoreText, sentAtText, whenSentText } from './queue-messages.ts'

type QueueEntryProps = {
  entry: QueuedSubmission
  /** Called when the values are in the form again. */
  onRestored: (entry: QueuedSubmission) => void
  onDismiss: () => void
}

/** A queued or sent submission, with its actions. */
export function QueueEntry({ entry, onRestored, onDismiss }: QueueEntryProps) {
  const [now] = useState(() => new Date())
  const { key, state, mayHaveArrived, message, reference, sentAt, queuedAt } = entry
  const name = nameOf(entry)

  async function cancel() {
    const outcome = await restoreDrafts(key)
    toast.blank(restoreText(outcome, mayHaveArrived && state !== 'refused'))
    if (outcome === 'restored') onRestored(entry)
  }

  function dismiss() {
    void dismissEntry(key)
    onDismiss()
  }

  if (state === 'sent') {
    return (
      <Status heading={`Sent ${sentAtText(sentAt, now)}`} actions={<Button onClick={dismiss}>OK</Button>}>
        {name} is with us.{reference && ' Your reference: '}
        <chakra.strong whiteSpace="nowrap">{reference}</chakra.strong>
      </Status>
    )
  }
  if (state === 'refused') {
    return (
      <Status
        heading={`${name} was not accepted`}
        actions={<Button onClick={() => void cancel()}>Change it</Button>}
      >
        {message}
      </Status>
    )
  }
  if (isExpired(entry, now.getTime())) {
    return (
      <Status
        heading={`${name} still waits`}
        actions={
          <>
            <Button onClick={() => void confirmEntry(key)}>Send it now</Button>
            <Button look="outline" onClick={() => void cancel()}>
              Cancel
            </Button>
          </>
        }
      >
        There was no network since {sentAtText(queuedAt, now)}. Do you still want to send it?
      </Status>
    )
  }
  return (
    <Status
      heading={
        state === 'sending' ? 'Sending…' : entry.isPaced ? 'Waiting for our server' : 'Waiting for network'
      }
      actions={
        <Button look="outline" aria-disabled={state === 'sending'} onClick={() => void cancel()}>
          Cancel sending
        </Button>
      }
    >
      {name} is kept on this device and not sent yet. {whenSentText(entry.isInBackground)}
    </Status>
  )
}

type StatusProps = { heading: string; actions: ReactNode; children: ReactNode }

function Status({ heading, actions, children }: StatusProps) {
  return (
    <div>
      <chakra.p fontWeight="700">{heading}</chakra.p>
      <chakra.p marginTop="1">{children}</chakra.p>
      <Cluster marginTop="4">{actions}</Cluster>
    </div>
  )
}
