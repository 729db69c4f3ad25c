import { VisuallyHidden } from '@chakra-ui/react'
import type { Newsletter } from '#src/content/site.ts'
import { useIsDialogOpen } from '#src/ui/feedback/open-dialogs.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { useInvitation } from './use-invitation.ts'
import { useIsFormInProgress } from './use-is-form-in-progress.ts'

type NewsletterPopupProps = { newsletter: Newsletter }

/**
 * On every fourth visit, an invitation in the corner of the page. It does not take the focus, and waits while a form
 * is being filled in or a dialog is open.
 */
export function NewsletterPopup({ newsletter }: NewsletterPopupProps) {
  const { isDue, close, rememberSignUp } = useInvitation()
  const isDialogOpen = useIsDialogOpen()
  const isFormInProgress = useIsFormInProgress()
  const isWanted = isDue && !isDialogOpen && !isFormInProgress
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
