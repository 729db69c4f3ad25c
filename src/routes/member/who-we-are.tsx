import { memberNewsletter, teamMembers } from '#src/content/members.ts'
import { pageCopy, pageIntro, pageSection, pageSections } from '#src/content/pages.ts'
import { MissionAndVisionSection } from '#src/features/organisation/mission-and-vision-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import { TeamSection } from '#src/features/organisation/team-section.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import type { Route } from './+types/who-we-are'

export function loader() {
  const page = pageCopy('who-we-are')
  return {
    ...pageIntro(page),
    newsletter: memberNewsletter(),
    ...pageSections(page, 'story', 'mission', 'vision'),
    team: { copy: pageSection(page, 'team'), members: teamMembers() },
  }
}

export default function WhoWeAreRoute({ loaderData }: Route.ComponentProps) {
  const { hero, story, mission, vision, team, newsletter } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <StatementSection id="story" copy={story} tone="surface" />
      <MissionAndVisionSection mission={mission} vision={vision} />
      <TeamSection {...team} />
      <SubscriptionSection kind="newsletter" copy={newsletter} tone="plain" />
    </>
  )
}
