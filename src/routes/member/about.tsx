import { memberNewsletter, memberTestimonials } from '#src/content/members.ts'
import { readPage } from '#src/content/pages.ts'
import { MemberTestimonialsSection, WelcomeSection } from '#src/features/organisation/welcome-sections.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import type { Route } from './+types/about'

export function loader() {
  return {
    ...readPage('explore-about'),
    testimonials: memberTestimonials(),
    newsletter: memberNewsletter(),
  }
}

export default function MemberAboutRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, testimonials, newsletter } = loaderData
  const scenes = [copy['image-1'], copy['image-2'], copy['image-3']]
  return (
    <>
      <WelcomeSection heading={hero.heading} copy={copy.welcome} scenes={scenes} />
      <StatementSection id="mission" copy={copy.mission} tone="brand" />
      <MemberTestimonialsSection copy={copy.testimonials} testimonials={testimonials} />
      <SubscriptionSection kind="newsletter" copy={newsletter} />
    </>
  )
}
