import { job } from '#src/content/jobs.ts'
import { documentHead } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { isOpen, JobSection } from '#src/features/jobs/job-sections.tsx'
import { jobStructuredData } from '#src/features/jobs/structured-data.ts'
import { areaOf, jobUrl } from '#src/lib/addresses.ts'
import type { Route } from './+types/job'

export function loader({ params, request }: { params: { slug?: string }; request: { url: string } }) {
  const { excerpt, ...shown } = job(params.slug)
  const { slug, role, employment, location, closesOn } = shown
  const area = areaOf(request)
  const head = documentHead('jobs', slug, {
    title: role,
    description: `${employment}, ${location}. ${excerpt}`,
    canonicalPath: jobUrl(slug, ''),
  })
  // The member area is not indexed. The page remains after the last day to apply, but then offers no job.
  const isOffered = area === '' && isOpen(closesOn, new Date(__CONTENT_NOW__ ?? Date.now()))
  const structured = isOffered ? jobStructuredData(shown, head, readSite().address) : null
  return { head, job: shown, area, structured }
}

export default function JobRoute({ loaderData: { job, area } }: Route.ComponentProps) {
  return <JobSection job={job} area={area} />
}
