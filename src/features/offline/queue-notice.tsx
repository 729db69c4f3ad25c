import { chakra, Stack } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { startSending } from './queue-sender.ts'
import { lazyQueue } from '#src/lib/lazy-queue.ts'
import { reportVisit } from './page-visits.ts'
import { isPageSaved } from './saved-pages.ts'
import { enqueue } from './queue.ts'
import { IconButton } from '#src/ui/button.tsx'
import { CloseIcon } from '#src/ui/icon.tsx'
import { QueuedSubmission, QueueEntry, useQueueElsewhere } from './queued-submission.tsx'

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
  const entries = useQueueElsewhere()
  // The closed state: the notice appears again when anything changes.
  const [closed, setClosed] = useState('')
  const shown = entries.map(({ key, state }) => `${key} ${state}`).join()

  useEffect(() => {
    lazyQueue.enqueue = enqueue
    lazyQueue.Panel = QueuedSubmission
    // On a slow connection the page was reported before this code had arrived.
    reportVisit(window.location.pathname)
    const stopSending = startSending()
    return () => {
      lazyQueue.enqueue = undefined
      stopSending()
    }
  }, [])

  function leave() {
    // The focused button has been removed.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

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
                <QueueEntry entry={entry} onRestored={() => void openForm(entry)} onDismiss={leave} />
              </li>
            ))}
          </Stack>
        </Box>
      )}
    </div>
  )
}

/** Opens the page of the form, if it is another one that can be opened now: here the form has its values already. */
async function openForm({ page }: { page: string }) {
  const { pathname, search } = window.location
  if (page === pathname + search) return
  const [path = page] = page.split('?')
  if (navigator.onLine || (await isPageSaved(path))) window.location.assign(page)
}
