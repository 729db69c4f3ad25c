import { bySlug } from '#src/content/documents.ts'
import { causes, donationSettings } from '#src/content/donations.ts'
import { documentHead, readPage } from '#src/content/pages.ts'
import { DonationDialog } from '#src/features/donations/donation-dialog.tsx'
import { CauseSection, OtherCausesSection } from '#src/features/donations/cause-section.tsx'
import type { Route } from './+types/cause'

export function loader({ params }: { params: { slug?: string } }) {
  const all = causes()
  const cause = bySlug(all, params.slug)
  return {
    head: documentHead('causes', cause.slug, { title: cause.title, description: cause.description }),
    cause,
    settings: donationSettings(),
    others: {
      copy: { heading: readPage('donate').copy.causes.heading },
      causes: all.filter((other) => other !== cause).map(({ slug, title }) => ({ slug, title })),
    },
  }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function CauseRoute({ loaderData }: Route.ComponentProps) {
  const { cause, settings, others } = loaderData
  return (
    <>
      <CauseSection cause={cause} settings={settings} />
      <OtherCausesSection {...others} />
      <DonationDialog causes={[cause]} settings={settings} />
    </>
  )
}
