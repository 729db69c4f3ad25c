import { memberNewsletter, teamMembers } from '#src/content/members.ts'
import { readPage } from '#src/content/pages.ts'
import { MissionAndVisionSection } from '#src/features/organisation/mission-and-vision-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import { TeamSection } from '#src/features/organisation/team-section.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import type { Route } from './+types/who-we-are'

export function loader() {
  return { ...readPage('who-we-are'), members: teamMembers(), newsletter: memberNewsletter() }
}

export default function WhoWeAreRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, members, newsletter } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <StatementSection id="story" copy={copy.story} tone="surface" />
      <MissionAndVisionSection mission={copy.mission} vision={copy.vision} />
      <TeamSection copy={copy.team} members={members} />
      <SubscriptionSection kind="newsletter" copy={newsletter} tone="plain" />
    </>
  )
}
