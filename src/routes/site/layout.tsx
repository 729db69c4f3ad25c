import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Outlet, useMatches, useRouteLoaderData } from 'react-router-dom'
import type { loader as rootLoader } from '#src/root.tsx'
import { NewsletterPopup } from '#src/features/newsletter/newsletter-popup.tsx'
import { OfflineNotice } from '#src/features/offline/offline-notice.tsx'
import { FocusOnNavigation } from '#src/layout/focus-on-navigation.tsx'
import { SiteFooter } from '#src/layout/site-footer.tsx'
import { SiteHeader } from '#src/layout/site-header.tsx'
import { SkipLink } from '#src/layout/skip-link.tsx'
import { PublicSession } from '#src/session/public-session.tsx'
import { NavigationProgress } from '#src/ui/feedback/progress-bar.tsx'
import { focusable } from '#src/ui/focus.ts'
import { ContactAddress } from '#src/ui/forms/failure-note.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

export default function SiteLayoutRoute() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const isMissing = useMatches().some(({ id }) => id === 'routes/site/not-found')
  const [isMember, setIsMember] = useState(false)
  if (!root) return <Outlet />
  const { site } = root
  const { navigation, offline } = site
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <PublicSession isForAll={isMissing} onChange={setIsMember} />
      <SiteHeader
        navigation={isMember ? { ...navigation, login: navigation.memberArea } : navigation}
        logo={site.logo}
      />
      <Box as="main" id="main" {...focusable}>
        <ContactAddress value={site.emails.general.address}>
          <Outlet />
        </ContactAddress>
      </Box>
      <SiteFooter site={site} />
      <FocusOnNavigation />
      <NewsletterPopup newsletter={site.newsletter} />
      <OfflineNotice>
        <Text fontWeight="700">{offline.heading}</Text>
        <Prose html={offline.text} />
      </OfflineNotice>
    </>
  )
}
