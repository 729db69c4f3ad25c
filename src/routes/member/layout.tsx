import { Box, Text } from '@chakra-ui/react'
import { Outlet, useRouteLoaderData } from 'react-router-dom'
import { memberNavigation } from '#src/content/site.ts'
import type { loader as rootLoader } from '#src/root.tsx'
import { OfflineNotice } from '#src/features/offline/offline-notice.tsx'
import { MemberHeader, PartTabs } from '#src/layout/member-header.tsx'
import { FocusOnNavigation } from '#src/layout/focus-on-navigation.tsx'
import { SiteFooter } from '#src/layout/site-footer.tsx'
import { SkipLink } from '#src/layout/skip-link.tsx'
import { MemberGuard } from '#src/session/member-guard.tsx'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { NavigationProgress } from '#src/ui/feedback/progress-bar.tsx'
import { focusable } from '#src/ui/focus.ts'
import { ContactAddress } from '#src/ui/forms/failure-note.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { Route } from './+types/layout'

export function loader() {
  return { navigation: memberNavigation() }
}

// The header and footer are the same on every page.
export function shouldRevalidate() {
  return import.meta.hot !== undefined
}

/** The layout of the member area, for signed-in members only. */
export default function MemberLayoutRoute({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (!root) return <Outlet />
  const { site } = root
  const { navigation } = loaderData
  const offlineCopy = (
    <>
      <Text fontWeight="700">{site.offline.heading}</Text>
      <Prose html={site.offline.text} />
    </>
  )
  return (
    <SessionProvider>
      <NavigationProgress />
      <MemberGuard whenOffline={offlineCopy}>
        <SkipLink />
        <MemberHeader logo={site.logo} navigation={navigation} />
        <Box as="main" id="main" {...focusable}>
          <ContactAddress value={site.emails.general.address}>
            <PartTabs {...navigation} />
            <Outlet />
          </ContactAddress>
        </Box>
        <SiteFooter site={site} />
        <FocusOnNavigation />
        <OfflineNotice>{offlineCopy}</OfflineNotice>
      </MemberGuard>
    </SessionProvider>
  )
}
