import { causes, donationSettings } from '#src/content/donations.ts'
import { readPage } from '#src/content/pages.ts'
import { DonationDialog } from '#src/features/donations/donation-dialog.tsx'
import { CausesSection } from '#src/features/donations/causes-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StepsSection } from '#src/ui/sections/steps-section.tsx'
import { wovenEdge } from '#src/theme/recipes.ts'
import type { Route } from './+types/donate'

export function loader() {
  return { ...readPage('donate'), causes: causes(), settings: donationSettings() }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function DonateRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, causes, settings } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <CausesSection copy={copy.causes} causes={causes} settings={settings} />
      {/* The footer has the same background. */}
      <StepsSection id="how-it-works" copy={copy['how-your-gift-works']} {...wovenEdge} />
      <DonationDialog causes={causes} settings={settings} />
    </>
  )
}
