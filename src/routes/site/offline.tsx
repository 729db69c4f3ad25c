import { readPage } from '#src/content/pages.ts'
import { OFFLINE_URL } from '#src/lib/addresses.ts'
import { NoNetworkSection, SavedPagesSection } from '#src/features/offline/offline-page.tsx'
import { Section } from '#src/ui/layout/section.tsx'
// Saved with this page, once for all others: without it the menu of phones would not open without a network.
import '#src/layout/slide-in-menu.tsx'
import type { Route } from './+types/offline'

export function loader() {
  return readPage('offline', { fallbackPath: OFFLINE_URL })
}

/** Returned by the service worker at any address if there is neither a connection nor a saved page. */
export default function OfflineRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy } = loaderData
  return (
    <>
      <NoNetworkSection {...hero} />
      <SavedPagesSection copy={copy.saved} />
      {/* Explains how forms work without a connection. The queue itself is shown below, as on every page. */}
      <Section headingId="what-waits" copy={copy.waiting} tone="tint" />
    </>
  )
}
