import { jobs } from '#src/content/jobs.ts'
import { readPage } from '#src/content/pages.ts'
import { PositionsSection, VoiceSection } from '#src/features/jobs/job-sections.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import type { Route } from './+types/jobs'

export function loader() {
  return { ...readPage('jobs'), jobs: jobs() }
}

/** The positions for visitors. Members see them in their area, where they can also subscribe to job mail. */
export default function PublicJobsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, jobs } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <StatementSection id="intro" copy={copy.intro} tone="surface" />
      <PositionsSection copy={copy.positions} jobs={jobs} area="" />
      <VoiceSection copy={copy.testimonial} />
    </>
  )
}
