import { chakra } from '@chakra-ui/react'
import { useEffect, useState, type ComponentType } from 'react'
import type { Newsletter } from '../../content/site'
import { useIsDialogOpen } from '../../ui/open-dialogs'
import type { NewsletterCardProps } from './newsletter-card'
import { useInvitation } from './use-invitation'
import { useIsFormInProgress } from './use-is-form-in-progress'

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
  const Card = useCard(isDue)
  const isShown = isDue && !isDialogOpen && !isFormInProgress && Card !== null

  return (
    <>
      <Announcement role="status">
        {isShown ? `${newsletter.title}. ${newsletter.subtitle}` : ''}
      </Announcement>
      {isShown && <Card newsletter={newsletter} onClose={close} onSignUp={rememberSignUp} />}
    </>
  )
}

/** The card itself, fetched only for those who get to see it. */
function useCard(isWanted: boolean): ComponentType<NewsletterCardProps> | null {
  const [Card, setCard] = useState<ComponentType<NewsletterCardProps> | null>(null)

  useEffect(() => {
    if (!isWanted) return
    import('./newsletter-card').then(
      (module) => setCard(() => module.NewsletterCard),
      () => {
        // The connection dropped: an invitation is not worth an error.
      },
    )
  }, [isWanted])

  return Card
}
