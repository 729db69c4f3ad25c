import { jobs } from '#src/content/jobs.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { jobsUrl, MEMBER_HOME } from '#src/lib/addresses.ts'
import { PositionsSection, VoiceSection } from '#src/features/jobs/job-sections.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import type { Route } from './+types/jobs'

export function loader() {
  const page = pageCopy('jobs')
  return {
    ...pageIntro(page, { canonicalPath: jobsUrl('') }),
    intro: pageSection(page, 'intro'),
    positions: { copy: pageSection(page, 'positions'), jobs: jobs() },
    alerts: pageSection(page, 'alerts'),
    voice: pageSection(page, 'testimonial'),
  }
}

export default function JobsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, intro, positions, alerts, voice } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <StatementSection id="intro" copy={intro} tone="surface" />
      <PositionsSection {...positions} area={MEMBER_HOME} />
      <SubscriptionSection kind="job-mail" copy={alerts} />
      <VoiceSection copy={voice} />
    </>
  )
}
