import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { OFFLINE_URL } from '#src/lib/addresses.ts'
import { headMeta, FALLBACK_MARK } from '#src/lib/head.ts'
import { NoNetworkSection } from '#src/sections/offline/no-network-section.tsx'
import { SavedPagesSection } from '#src/sections/offline/saved-pages-section.tsx'
import { WhatWaitsSection } from '#src/sections/offline/what-waits-section.tsx'
import type { Route } from './+types/offline'

export function loader() {
  const page = pageCopy('offline')
  return { ...pageIntro(page), saved: pageSection(page, 'saved'), waiting: pageSection(page, 'waiting') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...headMeta(loaderData.head, OFFLINE_URL),
    { name: 'robots', content: 'noindex' },
    { name: FALLBACK_MARK, content: OFFLINE_URL },
  ]
}

/** The service worker answers with it, at any address, where there is neither a network nor a saved page. */
export default function OfflineRoute({ loaderData }: Route.ComponentProps) {
  const { hero, saved, waiting } = loaderData
  return (
    <>
      <NoNetworkSection {...hero} />
      <SavedPagesSection copy={saved} />
      <WhatWaitsSection copy={waiting} />
    </>
  )
}
