import { lazy, Suspense, type ComponentType } from 'react'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import type { PublicSessionProps } from './public-session.tsx'
import { hideSplash } from './splash.ts'

const PublicSession = lazy(fetchSession)

/** Redirects members from public pages that are not for them. Its code is fetched after hydration: no page waits for it. */
export function PublicGuard(props: PublicSessionProps) {
  if (!useIsHydrated()) return null
  return (
    <Suspense>
      <PublicSession {...props} />
    </Suspense>
  )
}

async function fetchSession(): Promise<{ default: ComponentType<PublicSessionProps> }> {
  try {
    return { default: (await import('./public-session.tsx')).PublicSession }
  } catch {
    // Offline: the page shows, as after a check that fails.
    hideSplash()
    return { default: () => null }
  }
}
