import { benefits } from '#src/content/benefits.ts'
import { memberNewsletter } from '#src/content/members.ts'
import { readPage } from '#src/content/pages.ts'
import { IconListSection } from '#src/ui/sections/icon-list-section.tsx'
import { InvitationSection } from '#src/ui/sections/invitation-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StepsSection } from '#src/ui/sections/steps-section.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import type { Route } from './+types/how-it-works'

export function loader() {
  return {
    ...readPage('how-it-works'),
    waysWeHelp: benefits('how-we-help'),
    newsletter: memberNewsletter(),
  }
}

export default function HowItWorksRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, waysWeHelp, newsletter } = loaderData
  return (
    <>
      <PageHero {...hero} objectPosition="right top" />
      <StepsSection id="intro" copy={copy.intro} />
      <IconListSection id="how-we-help" copy={copy['how-we-help']} cards={waysWeHelp} />
      <InvitationSection id="join" copy={copy.join} />
      <SubscriptionSection kind="newsletter" copy={newsletter} />
    </>
  )
}
