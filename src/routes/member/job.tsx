import { job } from '#src/content/jobs.ts'
import { pageHead } from '#src/content/pages.ts'
import { jobUrl } from '#src/lib/addresses.ts'
import { headMeta } from '#src/lib/head.ts'
import { JobSection } from '#src/sections/jobs/job-section.tsx'
import type { Route } from './+types/job'

export function loader({ params }: { params: { slug?: string } }) {
  const found = job(params.slug)
  if (!found) throw new Response('There is no job of this name.', { status: 404 })
  const { role, employment, location } = found
  return { head: pageHead({ title: role, description: `${role}. ${employment}. ${location}.` }), job: found }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, jobUrl(loaderData.job.slug))
}

export default function JobRoute({ loaderData }: Route.ComponentProps) {
  return <JobSection job={loaderData.job} />
}
