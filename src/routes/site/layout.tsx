import { chakra } from '@chakra-ui/react'
import { Outlet, useMatches, useRouteLoaderData } from 'react-router-dom'
import { NewsletterPopup } from '../../features/newsletter/newsletter-popup'
import type { loader as rootLoader } from '../../root'
import { SiteFooter } from '../../sections/shared/site-footer'
import { SiteHeader } from '../../sections/shared/site-header'
import { SkipLink } from '../../sections/shared/skip-link'
import { PublicGuard } from '../../session/public-guard'
import { NavigationProgress } from '../../ui/navigation-progress'

/** The frame of every public page. */
export default function SiteLayoutRoute() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const isMissing = useMatches().some(({ id }) => id === 'routes/site/not-found')
  if (!root) return <Outlet />
  const { site } = root
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <PublicGuard isForAll={isMissing} />
      <SiteHeader navigation={site.navigation} logo={site.logo} />
      <chakra.main id="main" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        <Outlet />
      </chakra.main>
      <SiteFooter site={site} />
      <NewsletterPopup newsletter={site.newsletter} />
    </>
  )
}
