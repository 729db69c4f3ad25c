import { Box, Text, Wrap } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { isDataSaved } from '#src/lib/data-saver.ts'
import { needQueue } from '#src/lib/lazy-queue.ts'
import { Button } from '#src/ui/button.tsx'
import type { Draft } from '#src/ui/forms/draft.ts'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'

type LoadingFormProps = { failures: number; onRetry: () => void; email: string }

/** Shown until the form has loaded. */
export function LoadingForm({ failures, onRetry, email }: LoadingFormProps) {
  if (failures === 0) {
    return (
      // About as high as the form, so that the dialog hardly grows when it is loaded.
      <Text role="status" minHeight="min(38rem, 56dvh)" paddingBlock="10" textAlign="center" color="fg.muted">
        Loading the form…
      </Text>
    )
  }
  return (
    <Box display="grid" gap="5" justifyItems="start">
      <FailureNote email={email}>
        The form did not arrive. Please check your connection and try again.
      </FailureNote>
      <Wrap gap="3">
        <Button onClick={onRetry}>Try again</Button>
        {/* Some browsers do not request a failed file again, and a new version of the site no longer has it. */}
        {failures > 1 && (
          <Button look="outline" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        )}
      </Wrap>
    </Box>
  )
}

export const loadContent = () => import('./dialog-content.tsx')

type Loaded = { Content: Awaited<ReturnType<typeof loadContent>>['DialogContent']; draft: Draft }

/**
 * Loads the forms when they are first needed, so that no page waits for them. Their draft outlives the open dialog.
 */
export function useLazyContent(isWanted: boolean, load: typeof loadContent) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failures, setFailures] = useState(0)
  const [wasWanted, setWasWanted] = useState(isWanted)
  const hasFailed = failures >= attempt

  // Opening the dialog again retries.
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted)
    if (isWanted && hasFailed) setAttempt(failures + 1)
  }

  useEffect(() => {
    if (!isWanted || loaded !== null) return
    let isUnmounted = false
    load().then(
      ({ DialogContent, createDonationDraft }) => {
        if (!isUnmounted) setLoaded({ Content: DialogContent, draft: createDonationDraft() })
      },
      () => {
        if (!isUnmounted) setFailures(attempt)
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [isWanted, loaded, attempt, load])

  return { loaded, failures: hasFailed ? failures : 0, retry: () => setAttempt(failures + 1) }
}

/** Saves this page with the forms, so that a gift can be made on it without a connection. */
export function useContentOffline() {
  useEffect(() => {
    if (isDataSaved()) return
    const { pathname } = window.location
    // Every public page loads this module, after its first view.
    void import('#src/features/offline/page-visits.ts').then(
      ({ saveWithParts }) =>
        saveWithParts(pathname, async () => {
          await loadContent()
          needQueue()
        }),
      () => undefined,
    )
  }, [])
}
