import { donationPurposes } from '#src/content/donations.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { DONATIONS_URL } from '#src/lib/addresses.ts'
import { headMeta } from '#src/lib/head.ts'
import { DonationsSection } from '#src/features/donations/donations-section.tsx'
import type { Route } from './+types/donations'

export function loader() {
  const page = pageCopy('donations')
  const empty = pageSection(page, 'empty')
  const { head, hero } = pageIntro(page)
  return {
    head,
    heading: hero.heading,
    empty,
    emptyPicture: empty.image ? picture('pages', empty.image) : null,
    purposes: donationPurposes(),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, DONATIONS_URL)
}

export default function DonationsRoute({ loaderData }: Route.ComponentProps) {
  const { heading, empty, emptyPicture, purposes } = loaderData
  return <DonationsSection heading={heading} empty={empty} emptyPicture={emptyPicture} purposes={purposes} />
}
