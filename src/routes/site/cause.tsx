import { card } from '#src/content/cards.ts'
import { causes, donationSettings } from '#src/content/donations.ts'
import { documentHead, pageCopy, pageSection } from '#src/content/pages.ts'
import { pageGraph } from '#src/content/structured-data.ts'
import { DonationDialog } from '#src/features/donations/donation-dialog.tsx'
import { causeUrl, DONATE_URL } from '#src/lib/addresses.ts'
import { CauseSection, OtherCausesSection } from '#src/features/donations/cause-section.tsx'
import type { Route } from './+types/cause'

export function loader({ params }: { params: { slug?: string } }) {
  const all = causes()
  const cause = all.find(({ slug }) => slug === params.slug)
  if (!cause) throw new Response('There is no cause of this name.', { status: 404 })
  const page = pageCopy('donate')
  const { slug, title, description } = cause
  const way = [
    { name: page.title, path: DONATE_URL },
    { name: title, path: causeUrl(slug) },
  ]
  return {
    head: documentHead({ title, description, sharePicture: card('causes', slug) }),
    cause,
    settings: donationSettings(),
    others: {
      copy: { heading: pageSection(page, 'causes').heading },
      causes: all.filter((other) => other !== cause).map(({ slug, title }) => ({ slug, title })),
    },
    structured: pageGraph(way),
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
