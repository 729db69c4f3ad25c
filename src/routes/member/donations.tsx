import { donationPurposes } from '#src/content/donations.ts'
import { readPage } from '#src/content/pages.ts'
import { DonationsSection } from '#src/features/donations/member-donations.tsx'
import type { Route } from './+types/donations'

export function loader() {
  return { ...readPage('donations'), purposes: donationPurposes() }
}

export default function DonationsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, purposes } = loaderData
  return <DonationsSection heading={hero.heading} empty={copy.empty} purposes={purposes} />
}
