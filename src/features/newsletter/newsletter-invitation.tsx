import { lazy, Suspense, type ComponentType } from 'react'
import type { Newsletter } from '#src/content/site.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'

type NewsletterInvitationProps = { newsletter: Newsletter }

const NewsletterPopup = lazy(fetchPopup)

/** Counts visits and invites to the newsletter. Its code is fetched after hydration: no page waits for it. */
export function NewsletterInvitation({ newsletter }: NewsletterInvitationProps) {
  if (!useIsHydrated()) return null
  return (
    <Suspense>
      <NewsletterPopup newsletter={newsletter} />
    </Suspense>
  )
}

async function fetchPopup(): Promise<{ default: ComponentType<NewsletterInvitationProps> }> {
  try {
    const { NewsletterPopup } = await import('./newsletter-popup.tsx')
    return { default: NewsletterPopup }
  } catch {
    // Offline: the visit goes uncounted, and the next page load tries again.
    return { default: () => null }
  }
}
