import { causes, donationSettings, smallestGifts } from '#src/content/donations.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { DonationDialog } from '#src/features/donations/donation-dialog.tsx'
import { DONATE_URL } from '#src/lib/addresses.ts'
import { headMeta } from '#src/lib/head.ts'
import { CausesSection } from '#src/features/donations/causes-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StepsSection } from '#src/ui/sections/steps-section.tsx'
import { WovenEdge } from '#src/ui/sections/woven-edge.tsx'
import type { Route } from './+types/donate'

export function loader() {
  const page = pageCopy('donate')
  const { amounts, noticeHtml, siteName, email } = donationSettings()
  return {
    ...pageIntro(page),
    give: {
      copy: pageSection(page, 'causes'),
      smallestGifts: smallestGifts(),
      siteName,
      email,
    },
    causes: causes(),
    amounts,
    noticeHtml,
    how: pageSection(page, 'how-your-gift-works'),
  }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, DONATE_URL)
}

export default function DonateRoute({ loaderData }: Route.ComponentProps) {
  const { hero, give, causes, amounts, noticeHtml, how } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <CausesSection {...give} causes={causes} />
      {/* The footer has the same background. */}
      <StepsSection id="how-it-works" copy={how} edge={<WovenEdge />} />
      <DonationDialog
        causes={causes}
        amounts={amounts}
        noticeHtml={noticeHtml}
        productName={give.siteName}
        email={give.email}
      />
    </>
  )
}
