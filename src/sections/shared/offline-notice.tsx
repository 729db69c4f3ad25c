import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { afterHydration } from '#src/ui/after-hydration.tsx'
import { Button } from '#src/ui/button.tsx'
import { useTopDialog } from '#src/ui/feedback/open-dialogs.ts'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { useOfflineBlocker } from './use-offline-blocker.ts'

// Apart, so that no page names its files before it is needed.
const QueueNotice = afterHydration(async () => (await import('./queue-notice.tsx')).QueueNotice)

const Box = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '4',
    bottom: '4',
    maxWidth: '34rem',
    marginInline: 'auto',
    padding: '5',
    borderRadius: 'lg',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
  },
})

/** What pages do without a connection: forms wait, and navigations. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  return (
    <>
      <QueueNotice />
      <BlockedNavigation>{children}</BlockedNavigation>
    </>
  )
}

/**
 * Without a connection, the router would leave the page for the error page of the browser. This blocks the navigation,
 * and continues it when the connection is back.
 */
function BlockedNavigation({ children }: { children: ReactNode }) {
  const [failures, setFailures] = useState(0)
  const dialog = useTopDialog()
  const blocker = useOfflineBlocker()

  async function proceed() {
    if (blocker?.state !== 'blocked') return
    try {
      // A network without access to the internet counts as a connection, too.
      await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
      setFailures(0)
      blocker.proceed()
    } catch {
      setFailures(failures + 1)
    }
  }

  const handleOnline = useEffectEvent(() => void proceed())

  useEffect(() => {
    const continueNow = () => handleOnline()
    window.addEventListener('online', continueNow)
    return () => window.removeEventListener('online', continueNow)
  }, [])

  if (blocker?.state !== 'blocked') return null
  const box = (
    <Box role="alert">
      {children}
      <Cluster marginTop="4" alignItems="center">
        <Button onClick={() => void proceed()}>Try again</Button>
        <Button look="outline" onClick={blocker.reset}>
          Stay on this page
        </Button>
        {failures > 0 && <span key={failures}>Still no connection.</span>}
      </Cluster>
    </Box>
  )
  // Outside an open dialog, such as the menu on phones, it could not be seen.
  return dialog === null ? box : createPortal(box, dialog)
}
