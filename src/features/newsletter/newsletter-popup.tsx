import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Newsletter } from '#src/content/site.ts'
import { storedJson, storedText } from '#src/lib/storage.ts'
import { useOpenDialog } from '#src/ui/feedback/open-dialogs.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'

/**
 * On every fourth visit, an invitation in the corner of the page. It does not take the focus, and waits while a dialog is
 * open, and for the next page if somebody has used a form on this one.
 */
export function NewsletterPopup({ newsletter }: { newsletter: Newsletter }) {
  const { isDue, close, rememberSignUp } = useInvitation()
  const isDialogOpen = useOpenDialog() !== null
  const isFormUsed = useIsFormUsed()
  const isWanted = isDue && !isDialogOpen && !isFormUsed
  // If it cannot be loaded, nothing shows: an invitation is not worth an error.
  const { module } = useLoadedModule(() => import('./newsletter-card.tsx'), isWanted)
  const isShown = isWanted && module !== null

  return (
    <>
      <VisuallyHidden as="p" role="status">
        {isShown ? `${newsletter.title}. ${newsletter.subtitle}` : ''}
      </VisuallyHidden>
      {isShown && <module.NewsletterCard newsletter={newsletter} onClose={close} onSignUp={rememberSignUp} />}
    </>
  )
}

function useIsFormUsed(): boolean {
  const { pathname } = useLocation()
  const [usedOn, setUsedOn] = useState<string | null>(null)
  const look = useEffectEvent(() => {
    if (document.activeElement?.closest('form, input, textarea, select')) setUsedOn(pathname)
  })

  useEffect(() => {
    const handleFocus = () => look()
    // It may have been used before hydration.
    handleFocus()
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [])

  return usedOn === pathname
}

const asNumber = (found: unknown) => (typeof found === 'number' ? found : null)
const lastVisit = storedJson('local', 'lastVisit', asNumber)
const visitCount = storedJson('local', 'visitCount', asNumber)
const signUp = storedText('local', 'newsletterSignUp')

/**
 * Counts visits, now and every five minutes, and reports when the invitation is due. After a click on Sign Up, visits
 * still count, but without an invitation.
 */
function useInvitation() {
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    function check() {
      const visit = countVisit({ lastVisit: lastVisit.read(), visitCount: visitCount.read() }, Date.now())
      if (visit === null) return
      lastVisit.write(visit.lastVisit)
      visitCount.write(visit.visitCount)
      if (visit.isInvitationDue && signUp.read() === null) setIsDue(true)
    }
    check()
    const timer = setInterval(check, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])

  return {
    isDue,
    close: () => setIsDue(false),
    rememberSignUp() {
      signUp.write('opened')
      setIsDue(false)
    },
  }
}

const HOUR_MS = 60 * 60 * 1000
const CHECK_EVERY_MS = 5 * 60 * 1000
const VISITS_BETWEEN_INVITATIONS = 4

type VisitHistory = { lastVisit: number | null; visitCount: number | null }

/**
 * Counts a visit if it is the first, or at least an hour after the last one; every fourth shows the invitation.
 * Returns null if this visit does not count (NEWS-7 to NEWS-9).
 */
export function countVisit({ lastVisit, visitCount }: VisitHistory, now: number) {
  // Checked in both directions: a clock that was once set ahead must not stop the counting.
  if (lastVisit !== null && Math.abs(now - lastVisit) < HOUR_MS) return null
  const count = (visitCount ?? 0) + 1
  return { lastVisit: now, visitCount: count, isInvitationDue: count % VISITS_BETWEEN_INVITATIONS === 0 }
}
