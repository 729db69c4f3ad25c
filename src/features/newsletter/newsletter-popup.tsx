import { VisuallyHidden } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { Newsletter } from '#src/content/site.ts'
import { useIsDialogOpen } from '#src/ui/feedback/open-dialogs.ts'
import type { NewsletterCardProps } from './newsletter-card.tsx'
import { useInvitation } from './use-invitation.ts'
import { useIsFormInProgress } from './use-is-form-in-progress.ts'

// Loaded only when it is shown.
const NewsletterCard = lazy(fetchCard)

type NewsletterPopupProps = { newsletter: Newsletter }

/**
 * On every fourth visit, an invitation in the corner of the page. It does not take the focus, and waits while a form
 * is being filled in or a dialog is open.
 */
export function NewsletterPopup({ newsletter }: NewsletterPopupProps) {
  const { isDue, close, rememberSignUp } = useInvitation()
  const isDialogOpen = useIsDialogOpen()
  const isFormInProgress = useIsFormInProgress()
  const isShown = isDue && !isDialogOpen && !isFormInProgress

  return (
    <>
      <VisuallyHidden as="p" role="status">
        {isShown ? `${newsletter.title}. ${newsletter.subtitle}` : ''}
      </VisuallyHidden>
      <Suspense>
        {isShown && <NewsletterCard newsletter={newsletter} onClose={close} onSignUp={rememberSignUp} />}
      </Suspense>
    </>
  )
}

async function fetchCard(): Promise<{ default: ComponentType<NewsletterCardProps> }> {
  try {
    const { NewsletterCard } = await import('./newsletter-card.tsx')
    return { default: NewsletterCard }
  } catch {
    // The connection was lost: an invitation that does not load is not worth an error.
    return { default: NothingToShow }
  }
}

function NothingToShow({ onClose }: NewsletterCardProps) {
  useEffect(onClose)
  return null
}
