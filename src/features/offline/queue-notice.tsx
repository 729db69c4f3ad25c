import { chakra, Stack, Strong, Text, Wrap } from '@chakra-ui/react'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { SubmissionKind } from '#contract/submissions.ts'
import { lazyQueue } from '#src/lib/lazy-queue.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { CloseIcon } from '#src/ui/icon.tsx'
import { reportVisit } from './page-visits.ts'
import { sendQueue, startSending } from './queue-sender.ts'
import {
  enqueue,
  isBlocked,
  knownEntries,
  removeEntry,
  restoreDrafts,
  subscribeToQueue,
  type QueuedSubmission,
  type RestoreOutcome,
} from './queue.ts'
import { isPageSaved, whenText } from './saved-pages.ts'

const Box = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'popup',
    insetInlineStart: { base: '3', md: '6' },
    bottom: { base: 'max(0.75rem, env(safe-area-inset-bottom))', md: '6' },
    boxSizing: 'border-box',
    width: 'min(26rem, 100vw - 1.5rem)',
    maxHeight: 'min(24rem, 100dvh - 1.5rem)',
    overflowY: 'auto',
    padding: '5',
    borderRadius: 'lg',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
    textStyle: 'small',
  },
})

/**
 * Lets forms queue unsent submissions, sends those on this device, and shows on every page what is waiting and what
 * was sent meanwhile.
 */
export function QueueNotice() {
  // Null until they have been read.
  const entries = useSyncExternalStore(subscribeToQueue, knownEntries, () => null) ?? []
  // The closed state: the notice appears again when anything changes.
  const [closed, setClosed] = useState('')
  const shown = entries.map(({ key, state }) => `${key} ${state}`).join()

  useEffect(() => {
    lazyQueue.enqueue = enqueue
    // On a slow connection the page was reported before this code had arrived.
    reportVisit(window.location.pathname)
    const stopSending = startSending()
    return () => {
      lazyQueue.enqueue = undefined
      stopSending()
    }
  }, [])

  return (
    <div role="status">
      {entries.length > 0 && shown !== closed && (
        <Box>
          <IconButton
            look="plain"
            aria-label="Close"
            float="right"
            marginTop="-2"
            marginInlineEnd="-2"
            onClick={() => {
              setClosed(shown)
              leave()
            }}
          >
            <CloseIcon />
          </IconButton>
          <Stack as="ul" gap="5">
            {entries.map((entry) => (
              <li key={entry.key}>
                <QueueEntry entry={entry} />
              </li>
            ))}
          </Stack>
        </Box>
      )}
    </div>
  )
}

/** A queued or sent submission, with its actions. */
function QueueEntry({ entry }: { entry: QueuedSubmission }) {
  const { key, state, mayHaveArrived } = entry
  const { heading, text } = statusOf(entry)

  async function cancel() {
    const outcome = await restoreDrafts(key)
    toast(restoreText(outcome, mayHaveArrived && state !== 'refused'))
    if (outcome === 'restored') await openForm(entry)
  }

  function dismiss() {
    void removeEntry(key)
    leave()
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

function statusOf(entry: QueuedSubmission): { heading: string; text: ReactNode } {
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
function nameOf({ kind, payload }: QueuedSubmission): string {
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

/** Opens the page of the form, if it is another one that can be opened now: here the form has its values already. */
async function openForm({ page }: QueuedSubmission) {
  const { pathname, search } = window.location
  if (page === pathname + search) {
    if (document.activeElement === document.body) leave()
    return
  }
  const [path = page] = page.split('?')
  if (navigator.onLine || (await isPageSaved(path))) window.location.assign(page)
}

/** The focused button is removed. */
function leave() {
  document.querySelector('main')?.focus({ preventScroll: true })
}
