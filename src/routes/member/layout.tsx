import { chakra } from '@chakra-ui/react'
import { Outlet, useRouteLoaderData } from 'react-router-dom'
import type { loader as rootLoader } from '../../root'
import { MemberHeader } from '../../sections/member/member-header'
import { SiteFooter } from '../../sections/shared/site-footer'
import { SkipLink } from '../../sections/shared/skip-link'
import { MemberGuard } from '../../session/member-guard'
import { SessionProvider } from '../../session/session-provider'
import { NavigationProgress } from '../../ui/navigation-progress'

/** The frame of every page of the member area. Nothing in it shows to anybody who is not signed in. */
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
