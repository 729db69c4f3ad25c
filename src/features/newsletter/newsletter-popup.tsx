import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Newsletter } from '#src/content/site.ts'
import { useIsDialogOpen } from '#src/ui/feedback/open-dialogs.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { useInvitation } from './use-invitation.ts'

type NewsletterPopupProps = { newsletter: Newsletter }

/**
 * On every fourth visit, an invitation in the corner of the page. It does not take the focus, and waits while a dialog is
 * open, and for the next page if somebody has used a form on this one.
 */
export function NewsletterPopup({ newsletter }: NewsletterPopupProps) {
  const { isDue, close, rememberSignUp } = useInvitation()
  const isDialogOpen = useIsDialogOpen()
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

/** Whether a form of this page has had the focus. */
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
