import { card } from '#src/content/cards.ts'
import { job } from '#src/content/jobs.ts'
import { documentHead, pageCopy } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { siteAddress } from '#src/content/site-address.ts'
import { isOpen } from '#src/features/jobs/closing-date.tsx'
import { jobStructuredData } from '#src/features/jobs/structured-data.ts'
import { thingStructuredData, wayStructuredData } from '#src/features/structured-data/pages.ts'
import { areaOf, jobsUrl, jobUrl } from '#src/lib/addresses.ts'
import { headMeta } from '#src/lib/head.ts'
import { JobSection } from '#src/features/jobs/job-section.tsx'
import type { Route } from './+types/job'

type Args = { params: { slug?: string }; request: { url: string } }

export function loader({ params, request }: Args) {
  const found = job(params.slug)
  if (!found) throw new Response('There is no job of this name.', { status: 404 })
  const { slug, role, employment, location } = found
  const { excerpt, ...shown } = found
  const area = areaOf(request)
  return {
    head: documentHead({
      title: role,
      description: `${employment}, ${location}. ${excerpt}`,
      sharePicture: card('jobs', slug),
    }),
    job: shown,
    area,
    // The member area is not indexed.
    structured: area === '' ? structuredData(found) : null,
  }
}

function structuredData(found: NonNullable<ReturnType<typeof job>>) {
  const site = siteAddress()
  const way = [
    { name: pageCopy('home').title, path: '/' },
    { name: pageCopy('jobs').title, path: jobsUrl('') },
    { name: found.role, path: jobUrl(found.slug, '') },
  ]
  // The page remains after the last day to apply, but then offers no job.
  if (!isOpen(found.closesOn, new Date(__CONTENT_NOW__ ?? Date.now()))) return wayStructuredData(way, site)
  const { name, address } = readSite()
  return thingStructuredData(jobStructuredData(found, { name, address, site }), way, site)
}

export function meta({ loaderData: { head, job, area, structured } }: Route.MetaArgs) {
  const tags = headMeta(head, jobUrl(job.slug, area), jobUrl(job.slug, ''))
  return [...tags, ...(structured ? [{ 'script:ld+json': structured }] : [])]
}

export default function JobRoute({ loaderData: { job, area } }: Route.ComponentProps) {
  return <JobSection job={job} area={area} />
}
