import { benefits } from '#src/content/benefits.ts'
import { memberNewsletter } from '#src/content/members.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { IconListSection } from '#src/ui/sections/icon-list-section.tsx'
import { InvitationSection } from '#src/ui/sections/invitation-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StepsSection } from '#src/ui/sections/steps-section.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import type { Route } from './+types/how-it-works'

export function loader() {
  const page = pageCopy('how-it-works')
  return {
    ...pageIntro(page),
    newsletter: memberNewsletter(),
    intro: pageSection(page, 'intro'),
    help: { copy: pageSection(page, 'how-we-help'), cards: benefits('how-we-help') },
    join: pageSection(page, 'join'),
  }
}

export default function HowItWorksRoute({ loaderData }: Route.ComponentProps) {
  const { hero, intro, help, join, newsletter } = loaderData
  return (
    <>
      <PageHero {...hero} objectPosition="right top" />
      <StepsSection id="intro" copy={intro} />
      <IconListSection id="how-we-help" {...help} />
      <InvitationSection id="join" copy={join} />
      <SubscriptionSection kind="newsletter" copy={newsletter} />
    </>
  )
}
