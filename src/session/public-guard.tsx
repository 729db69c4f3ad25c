import { afterHydration } from '#src/ui/after-hydration.tsx'
import { hideSplash } from './splash.ts'

/**
 * Redirects members from public pages with a counterpart. Its code is loaded after hydration. Offline, the page is
 * shown, as after a failed check.
 */
export const PublicGuard = afterHydration(
  async () => (await import('./public-session.tsx')).PublicSession,
  hideSplash,
)
