// @chunk parts
import { afterHydration } from '#src/ui/after-hydration.tsx'
import { hideSplash } from './splash.ts'

/**
 * Redirects members from public pages that are not for them. Its code is fetched after hydration. Offline, the page
 * shows, as after a check that fails.
 */
export const PublicGuard = afterHydration(
  async () => (await import('./public-session.tsx')).PublicSession,
  hideSplash,
)
