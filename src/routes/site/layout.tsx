import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { Outlet, useMatches, useRouteLoaderData } from 'react-router-dom'
import type { loader as rootLoader } from '#src/root.tsx'
import { AfterFirstView } from '#src/layout/after-first-view.tsx'
import { FocusOnNavigation } from '#src/layout/focus-on-navigation.tsx'
import { SiteFooter } from '#src/layout/site-footer.tsx'
import { SiteHeader } from '#src/layout/site-header.tsx'
import { SkipLink } from '#src/layout/skip-link.tsx'
import { PublicGuard } from '#src/session/public-guard.tsx'
import { NavigationProgress } from '#src/ui/feedback/navigation-progress.tsx'

/** The layout of every public page. */
export default function SiteLayoutRoute() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const isMissing = useMatches().some(({ id }) => id === 'routes/site/not-found')
  const [isMember, setIsMember] = useState(false)
  if (!root) return <Outlet />
  const { site } = root
  const { navigation } = site
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <PublicGuard isForAll={isMissing} onChange={setIsMember} />
      <SiteHeader
        navigation={isMember ? { ...navigation, login: navigation.memberArea } : navigation}
        logo={site.logo}
      />
      <Box as="main" id="main" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        <Outlet />
      </Box>
      <SiteFooter site={site} />
      <FocusOnNavigation />
      <AfterFirstView site={site} />
    </>
  )
}
