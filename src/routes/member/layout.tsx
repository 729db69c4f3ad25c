import { chakra } from '@chakra-ui/react'
import { Outlet, useRouteLoaderData } from 'react-router-dom'
import type { loader as rootLoader } from '#src/root.tsx'
import { MemberHeader } from '#src/sections/member/member-header.tsx'
import { SiteFooter } from '#src/sections/shared/site-footer.tsx'
import { SkipLink } from '#src/sections/shared/skip-link.tsx'
import { MemberGuard } from '#src/session/member-guard.tsx'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { NavigationProgress } from '#src/ui/feedback/navigation-progress.tsx'

/** The frame of every page of the member area, for signed-in members only. */
export default function MemberLayoutRoute() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (!root) return <Outlet />
  const { site } = root
  return (
    <SessionProvider>
      <NavigationProgress />
      <MemberGuard>
        <SkipLink />
        <MemberHeader logo={site.logo} />
        <chakra.main id="main" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
          <Outlet />
        </chakra.main>
        <SiteFooter site={site} />
      </MemberGuard>
    </SessionProvider>
  )
}
