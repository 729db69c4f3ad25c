import { donationPurposes } from '#src/content/donations.ts'
import { pageCopy, pageHead } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { ReceiptSection } from '#src/features/donations/receipt-section.tsx'
import type { Route } from './+types/receipt'

export function loader() {
  const { name, address, emails } = readSite()
  return {
    head: pageHead(pageCopy('donations')),
    purposes: donationPurposes(),
    organisation: {
      name,
      address: Object.values(address).join(', '),
      email: emails.partners.address,
    },
  }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function ReceiptRoute({ loaderData }: Route.ComponentProps) {
  const { organisation, purposes } = loaderData
  return <ReceiptSection organisation={organisation} purposes={purposes} />
}
