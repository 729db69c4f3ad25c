import { jobs } from '#src/content/jobs.ts'
import { readPage } from '#src/content/pages.ts'
import { jobsUrl, MEMBER_HOME } from '#src/lib/addresses.ts'
import { PositionsSection, VoiceSection } from '#src/features/jobs/job-sections.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import type { Route } from './+types/jobs'

export function loader() {
  return { ...readPage('jobs', { canonicalPath: jobsUrl('') }), jobs: jobs() }
}

export default function JobsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, jobs } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <StatementSection id="intro" copy={copy.intro} tone="surface" />
      <PositionsSection copy={copy.positions} jobs={jobs} area={MEMBER_HOME} />
      <SubscriptionSection kind="job-mail" copy={copy.alerts} />
      <VoiceSection copy={copy.testimonial} />
    </>
  )
}
