import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { Newsletter } from '#src/content/site.ts'
import { useIsDialogOpen } from '#src/ui/feedback/open-dialogs.ts'
import type { NewsletterCardProps } from './newsletter-card.tsx'
import { useInvitation } from './use-invitation.ts'
import { useIsFormInProgress } from './use-is-form-in-progress.ts'

// Fetched only for those who get to see it.
const NewsletterCard = lazy(fetchCard)

const Announcement = chakra('p', { base: { srOnly: true } })

type NewsletterPopupProps = { newsletter: Newsletter }

/**
 * Every fourth visit, an invitation in the corner of the page. It asks for no answer and takes no focus, and it stays away
 * from people who are filling in a form or have a dialog open until they are done.
 */
export function NewsletterPopup({ newsletter }: NewsletterPopupProps) {
  const { isDue, close, rememberSignUp } = useInvitation()
  const isDialogOpen = useIsDialogOpen()
  const isFormInProgress = useIsFormInProgress()
  const isShown = isDue && !isDialogOpen && !isFormInProgress

  return (
    <>
      <Announcement role="status">
        {isShown ? `${newsletter.title}. ${newsletter.subtitle}` : ''}
      </Announcement>
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
    // The connection dropped: an invitation that does not arrive is not worth an error.
    return { default: NothingToShow }
  }
}

function NothingToShow({ onClose }: NewsletterCardProps) {
  useEffect(onClose)
  return null
}
