import { jobs } from '#src/content/jobs.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { PositionsSection, VoiceSection } from '#src/features/jobs/job-sections.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import type { Route } from './+types/jobs'

export function loader() {
  const page = pageCopy('jobs')
  return {
    ...pageIntro(page),
    intro: pageSection(page, 'intro'),
    positions: { copy: pageSection(page, 'positions'), jobs: jobs() },
    voice: pageSection(page, 'testimonial'),
  }
}

/** The positions for visitors. Members see them in their area, where they can also subscribe to job mail. */
export default function PublicJobsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, intro, positions, voice } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <StatementSection id="intro" copy={intro} tone="surface" />
      <PositionsSection {...positions} area="" />
      <VoiceSection copy={voice} />
    </>
  )
}
