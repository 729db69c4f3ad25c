import { chakra, Strong, Text, Wrap } from '@chakra-ui/react'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { SubmissionKind } from '#contract/submissions.ts'
import type { QueuedPanelProps } from '#src/lib/lazy-queue.ts'
import { createListeners } from '#src/lib/listeners.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { sendQueue } from './queue-sender.ts'
import {
  isBlocked,
  knownEntries,
  removeEntry,
  restoreDrafts,
  subscribeToQueue,
  type QueuedSubmission as Entry,
  type RestoreOutcome,
} from './queue.ts'
import { whenText } from './saved-pages.ts'

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

  useEffect(() => {
    ref.current?.focus()
  }, [])

  useEffect(() => {
    setInPlace([...keysInPlace, queueKey])
    const leave = () => setInPlace(keysInPlace.filter((key) => key !== queueKey))
    // Once it has been seen sent here, no other page announces it.
    return isSent ? () => void removeEntry(queueKey).then(leave) : leave
  }, [isSent, queueKey])

  if (isSent) return thanks(entry)
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

type QueueEntryProps = {
  entry: Entry
  /** Called when the values are in the form again. */
  onRestored: () => void
  onDismiss: () => void
}

/** A queued or sent submission, with its actions. */
export function QueueEntry({ entry, onRestored, onDismiss }: QueueEntryProps) {
  const { key, state, mayHaveArrived } = entry
  const { heading, text } = statusOf(entry)

  async function cancel() {
    const outcome = await restoreDrafts(key)
    toast(restoreText(outcome, mayHaveArrived && state !== 'refused'))
    if (outcome === 'restored') onRestored()
  }

  function dismiss() {
    void removeEntry(key)
    onDismiss()
  }

  return (
    <div>
      <Text fontWeight="700">{heading}</Text>
      <Text marginTop="1">{text}</Text>
      <Wrap gap="3" marginTop="4">
        {isBlocked(entry) && <Button onClick={() => void sendQueue()}>Try again</Button>}
        {/* One button in all states: the focus stays on it when the form is sent. */}
        <Button
          look={state === 'waiting' ? 'outline' : 'solid'}
          onClick={() => (state === 'sent' ? dismiss() : void cancel())}
        >
          {ACTIONS[state]}
        </Button>
      </Wrap>
    </div>
  )
}

const ACTIONS = { waiting: 'Cancel sending', refused: 'Change it', sent: 'OK' }

const NAMES: Partial<Record<SubmissionKind, string>> = {
  contact: 'Your message',
  volunteering: 'Your application',
  donations: 'Your gift',
  nominations: 'Your nomination',
  newsletter: 'Your sign-up for our newsletter',
  'job-mail': 'Your sign-up for job mail',
}

function statusOf(entry: Entry): { heading: string; text: ReactNode } {
  const { state, message, reference, sentAt } = entry
  const name = nameOf(entry)
  if (state === 'refused') return { heading: `${name} was not accepted`, text: message }
  if (state === 'sent') {
    const text = (
      <>
        {name} is with us.{reference && ' Your reference: '}
        <Strong whiteSpace="nowrap">{reference}</Strong>
      </>
    )
    return { heading: `Sent ${whenText(sentAt)}`, text }
  }
  if (isBlocked(entry)) {
    const text =
      'You are online, but this is not reaching us. Something on this device or in its network may be blocking it, such as an ad blocker. It is kept on this device.'
    return { heading: `${name} could not be sent`, text }
  }
  const text = `${name} is kept on this device and not sent yet. It goes out by itself as soon as there is a connection and a page of ours is open: this one, or the next one that you open here.`
  return { heading: 'Waiting to be sent', text }
}

/** The name of a submission, with the nominee while the payload is on this device. */
function nameOf({ kind, payload }: Entry): string {
  const name = NAMES[kind] ?? 'Your form'
  const fields = payload && 'fields' in payload ? payload.fields : []
  const nominee = fields.find(([field]) => field === 'fullName')?.[1]
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

/** The keys of the entries that a panel on this page shows in place of their form. */
let keysInPlace: ReadonlyArray<string> = []
const { subscribe, notify } = createListeners()

function setInPlace(keys: ReadonlyArray<string>) {
  keysInPlace = keys
  notify()
}

/** The entries that no panel on this page shows in place of their form. */
export function useQueueElsewhere() {
  const entries = useQueue() ?? []
  const readKeys = () => keysInPlace
  const keys = useSyncExternalStore(subscribe, readKeys, readKeys)
  return entries.filter(({ key }) => !keys.includes(key))
}

/** The waiting entries and the recently sent ones. Null until they have been read. */
function useQueue() {
  return useSyncExternalStore(subscribeToQueue, knownEntries, () => null)
}
