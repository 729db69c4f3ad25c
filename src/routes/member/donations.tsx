import { donationPurposes } from '#src/content/donations.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { DonationsSection } from '#src/features/donations/member-donations.tsx'
import type { Route } from './+types/donations'

export function loader() {
  const page = pageCopy('donations')
  const { head, hero } = pageIntro(page)
  return {
    head,
    heading: hero.heading,
    empty: pageSection(page, 'empty'),
    purposes: donationPurposes(),
  }
}

export default function DonationsRoute({ loaderData }: Route.ComponentProps) {
  const { heading, empty, purposes } = loaderData
  return <DonationsSection heading={heading} empty={empty} purposes={purposes} />
}
