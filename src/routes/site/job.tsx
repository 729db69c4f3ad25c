import { card } from '#src/content/cards.ts'
import { job } from '#src/content/jobs.ts'
import { documentHead } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { siteAddress } from '#src/content/site-address.ts'
import { pageGraph } from '#src/content/structured-data.ts'
import { isOpen, JobSection } from '#src/features/jobs/job-sections.tsx'
import { jobStructuredData } from '#src/features/jobs/structured-data.ts'
import { areaOf, jobUrl } from '#src/lib/addresses.ts'
import type { Route } from './+types/job'

export function loader({ params, request }: { params: { slug?: string }; request: { url: string } }) {
  const found = job(params.slug)
  const { slug, role, employment, location } = found
  const { excerpt, ...shown } = found
  const area = areaOf(request)
  return {
    head: documentHead({
      title: role,
      description: `${employment}, ${location}. ${excerpt}`,
      sharePicture: card('jobs', slug),
      canonicalPath: jobUrl(slug, ''),
    }),
    job: shown,
    area,
    // The member area is not indexed.
    structured: area === '' ? structuredData(found) : null,
  }
}

function structuredData(found: ReturnType<typeof job>) {
  const way = [{ name: found.role, path: jobUrl(found.slug, '') }]
  // The page remains after the last day to apply, but then offers no job.
  if (!isOpen(found.closesOn, new Date(__CONTENT_NOW__ ?? Date.now()))) return pageGraph('jobs', way)
  const { name, address } = readSite()
  return pageGraph('jobs', way, jobStructuredData(found, { name, address, site: siteAddress() }))
}

export default function JobRoute({ loaderData: { job, area } }: Route.ComponentProps) {
  return <JobSection job={job} area={area} />
}
