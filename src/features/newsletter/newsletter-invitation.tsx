// @chunk parts
import { afterHydration } from '#src/ui/after-hydration.tsx'

/**
 * Counts visits and invites to the newsletter. Its code is fetched after hydration. Offline, the visit goes uncounted, and
 * the next page load tries again.
 */
export const NewsletterInvitation = afterHydration(
  async () => (await import('./newsletter-popup.tsx')).NewsletterPopup,
)
