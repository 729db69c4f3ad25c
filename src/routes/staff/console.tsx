import { awardCategories } from '#src/content/awards.ts'
import { donationPurposes } from '#src/content/donations.ts'
import { readPage } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { isStaffView, STAFF_VIEWS } from '#src/features/staff/addresses.ts'
import { NotFoundSection } from '#src/features/not-found/not-found-section.tsx'
import { FocusOnNavigation } from '#src/layout/focus-on-navigation.tsx'
import { StaffGate } from '#src/session/staff-gate.tsx'
import type { Route } from './+types/console'

export function loader() {
  return {
    organisation: readSite().name,
    hero: readPage('not-found').hero,
    titles: {
      category: Object.fromEntries(awardCategories().map(({ key, title }) => [key, title])),
      cause: donationPurposes(),
    },
  }
}

// All views use the same content.
export function shouldRevalidate() {
  return import.meta.hot !== undefined
}

/** All pages of the console, whose code is loaded after the access check. */
export default function StaffConsoleRoute({ loaderData, params }: Route.ComponentProps) {
  const { organisation, hero, titles } = loaderData
  const { view = '' } = params
  return (
    <>
      <title>{`${isStaffView(view) ? STAFF_VIEWS[view] : 'Overview'} · ${organisation} console`}</title>
      <meta name="description" content="For the staff." />
      <meta name="robots" content="noindex" />
      <StaffGate
        load={() => import('#src/features/staff/console.tsx')}
        notFound={<NotFoundSection {...hero} />}
      >
        {({ Console }) => <Console organisation={organisation} titles={titles} />}
      </StaffGate>
      <FocusOnNavigation />
    </>
  )
}
