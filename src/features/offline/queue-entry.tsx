import { Strong, Text, Wrap } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { SubmissionKind } from '#contract/submissions.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { isBlocked, removeEntry, restoreDrafts, type QueuedSubmission, type RestoreOutcome } from './queue.ts'
import { sendQueue } from './queue-sender.ts'
import { whenText } from './saved-pages.ts'

type QueueEntryProps = {
  entry: QueuedSubmission
  /** Called when the values are in the form again. */
  onRestored: (entry: QueuedSubmission) => void
  onDismiss: () => void
}

/** A queued or sent submission, with its actions. */
export function QueueEntry({ entry, onRestored, onDismiss }: QueueEntryProps) {
  const { key, state, mayHaveArrived, message, reference, sentAt } = entry
  const name = nameOf(entry)

  async function cancel() {
    const outcome = await restoreDrafts(key)
    toast(restoreText(outcome, mayHaveArrived && state !== 'refused'))
    if (outcome === 'restored') onRestored(entry)
  }

  function dismiss() {
    void removeEntry(key)
    onDismiss()
  }

  if (state === 'sent') {
    return (
      <Status heading={`Sent ${whenText(sentAt)}`} actions={<Button onClick={dismiss}>OK</Button>}>
        {name} is with us.{reference && ' Your reference: '}
        <Strong whiteSpace="nowrap">{reference}</Strong>
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
  if (isBlocked(entry)) {
    return (
      <Status
        heading={`${name} could not be sent`}
        actions={
          <>
            <Button onClick={() => void sendQueue()}>Try again</Button>
            <Button look="outline" onClick={() => void cancel()}>
              Cancel sending
            </Button>
          </>
        }
      >
        You are online, but this is not reaching us. Something on this device or in its network may be
        blocking it, such as an ad blocker. It is kept on this device.
      </Status>
    )
  }
  return (
    <Status
      heading="Waiting to be sent"
      actions={
        <Button look="outline" onClick={() => void cancel()}>
          Cancel sending
        </Button>
      }
    >
      {name} is kept on this device and not sent yet. It goes out by itself as soon as there is a connection
      and a page of ours is open: this one, or the next one that you open here.
    </Status>
  )
}

type StatusProps = { heading: string; actions: ReactNode; children: ReactNode }

function Status({ heading, actions, children }: StatusProps) {
  return (
    <div>
      <Text fontWeight="700">{heading}</Text>
      <Text marginTop="1">{children}</Text>
      <Wrap gap="3" marginTop="4">
        {actions}
      </Wrap>
    </div>
  )
}

const NAMES: Partial<Record<SubmissionKind, string>> = {
  contact: 'Your message',
  volunteering: 'Your application',
  donations: 'Your gift',
  nominations: 'Your nomination',
  newsletter: 'Your sign-up for our newsletter',
  'job-mail': 'Your sign-up for job mail',
}

/** The name of a submission, with the nominee while the payload is on this device. */
function nameOf({ kind, payload }: Pick<QueuedSubmission, 'kind' | 'payload'>): string {
  const name = NAMES[kind] ?? 'Your form'
  const [, nominee] =
    payload && 'fields' in payload ? (payload.fields.find(([field]) => field === 'fullName') ?? []) : []
  return typeof nominee === 'string' ? `${name} of ${nominee}` : name
}

/** The result of cancelling. */
function restoreText(outcome: RestoreOutcome, mayHaveArrived: boolean): string {
  if (outcome === 'too-late') return 'It has been sent or taken back already.'
  if (outcome === 'form-in-use')
    return 'You have already started another one in this form. Please send or discard it first.'
  if (!mayHaveArrived) return 'Nothing was sent. What you typed is in its form again.'
  return 'Cancelled. What you typed is in its form again. An attempt was under way, so it may have reached us.'
}
