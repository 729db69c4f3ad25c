import { Wrap } from '@chakra-ui/react'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createPath, useBlocker, useLocation, type Location } from 'react-router-dom'
import { hasNetwork } from './has-network.ts'
import { reportVisit } from './page-visits.ts'
import { isPageSaved } from './saved-pages.ts'
import { isDataSaved } from '#src/lib/data-saver.ts'
import { isQueueNeeded, watchQueueNeed } from '#src/lib/lazy-queue.ts'
import { Button } from '#src/ui/button.tsx'
import { CornerBox } from '#src/ui/feedback/loading-notice.tsx'
import { useOpenDialog } from '#src/ui/feedback/open-dialogs.ts'
import { TextLink } from '#src/ui/links.tsx'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

/**
 * Offline support of a page: it is reported for saving, queued forms are shown, and navigation without a connection
 * is blocked.
 */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [isBlocking, setIsBlocking] = useState(false)
  useEffect(() => reportVisit(pathname), [pathname])
  useEffect(preventLinkPrefetch, [])

  useEffect(() => {
    // Only without a connection: links within the page would make a registered blocker log a warning.
    const block = () => setIsBlocking(!navigator.onLine)
    block()
    window.addEventListener('offline', block)
    return () => window.removeEventListener('offline', block)
  }, [])

  return (
    <>
      <QueueWhenNeeded />
      {isBlocking && <BlockedNavigation onEnd={() => setIsBlocking(false)}>{children}</BlockedNavigation>}
    </>
  )
}

/**
 * Without a connection, the router would leave the page for the browser's error page. This blocks the navigation: a
 * saved page opens as its saved copy, any other once the connection is back.
 */
function BlockedNavigation({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  const [failures, setFailures] = useState(0)
  const [missing, setMissing] = useState<Location>()
  const dialog = useOpenDialog()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )

  async function proceed() {
    if (blocker.state !== 'blocked') return
    if (await hasNetwork()) {
      setFailures(0)
      blocker.proceed()
      onEnd()
    } else {
      setFailures(failures + 1)
    }
  }

  useWindowEvent('online', () => {
    if (blocker.state === 'unblocked') onEnd()
    else void proceed()
  })

  const wanted = blocker.state === 'blocked' ? blocker.location : undefined
  useEffect(() => {
    if (wanted === undefined) return
    let isStale = false
    void isPageSaved(wanted.pathname).then((isSaved) => {
      if (isStale) return
      // Loads the document, as the saved page may come from another build.
      if (isSaved) window.location.assign(createPath(wanted))
      else setMissing(wanted)
    })
    return () => {
      isStale = true
    }
  }, [wanted])

  if (blocker.state !== 'blocked' || missing !== blocker.location) return null
  const box = (
    <CornerBox role="alert">
      {children}
      <Wrap gap="3" marginTop="4" alignItems="center">
        <Button onClick={() => void proceed()}>Try again</Button>
        <Button look="outline" onClick={blocker.reset}>
          Stay on this page
        </Button>
        {'serviceWorker' in navigator && navigator.serviceWorker.controller && (
          // The service worker answers with the list of saved pages.
          <TextLink to={blocker.location} reloadDocument>
            Pages I can read offline
          </TextLink>
        )}
        {failures > 0 && <span key={failures}>Still no connection.</span>}
      </Wrap>
    </CornerBox>
  )
  // An open modal dialog, such as the menu on phones, would cover it anywhere else.
  return dialog === null ? box : createPortal(box, dialog)
}

/** The queue of unsent forms. Its code is loaded if there are entries, or with the first form that can be queued. */
function QueueWhenNeeded() {
  const isNeeded = useSyncExternalStore(watchQueueNeed, isQueueNeeded, () => false)
  // If it cannot be loaded, it is loaded when the connection is back, in time to send the entries.
  const { module } = useLoadedModule(() => import('./queue-notice.tsx'), isNeeded)

  return module && <module.QueueNotice />
}

const PREFETCH_EVENTS = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const

/** Hides hover and focus from links without a connection or with data saving, as they would prefetch their page. */
function preventLinkPrefetch(): () => void {
  const watching = new AbortController()
  // In the capture phase on the window, before React's listeners on the document.
  const options = { capture: true, passive: true, signal: watching.signal }
  for (const event of PREFETCH_EVENTS) window.addEventListener(event, stopAtLinks, options)
  return () => watching.abort()
}

function stopAtLinks(event: Event) {
  const other = event instanceof MouseEvent ? event.relatedTarget : null
  if ((!navigator.onLine || isDataSaved()) && (isInLink(event.target) || isInLink(other)))
    event.stopPropagation()
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null
}
