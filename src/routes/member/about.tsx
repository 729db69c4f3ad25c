import { memberNewsletter, memberTestimonials } from '#src/content/members.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { MemberTestimonialsSection, WelcomeSection } from '#src/features/organisation/welcome-sections.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import type { Route } from './+types/about'

export function loader() {
  const page = pageCopy('explore-about')
  return {
    ...pageIntro(page),
    newsletter: memberNewsletter(),
    welcome: pageSection(page, 'welcome'),
    scenes: ['image-1', 'image-2', 'image-3'].map((key) => pageSection(page, key)),
    mission: pageSection(page, 'mission'),
    said: { copy: pageSection(page, 'testimonials'), testimonials: memberTestimonials() },
  }
}

export default function MemberAboutRoute({ loaderData }: Route.ComponentProps) {
  const { hero, welcome, scenes, mission, said, newsletter } = loaderData
  return (
    <>
      <WelcomeSection heading={hero.heading} copy={welcome} scenes={scenes} />
      <StatementSection id="mission" copy={mission} tone="brand" />
      <MemberTestimonialsSection {...said} />
      <SubscriptionSection kind="newsletter" copy={newsletter} />
    </>
  )
}
