import { benefits } from '#src/content/benefits.ts'
import { readPage } from '#src/content/pages.ts'
import { HowToJoinSection, MemberBenefitsSection } from '#src/features/organisation/community-sections.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/community'

export function loader() {
  return { ...readPage('community'), benefits: benefits('member-benefits') }
}

export default function CommunityRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, benefits } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <MemberBenefitsSection copy={copy['members-get']} benefits={benefits} />
      <HowToJoinSection copy={copy.join} />
    </>
  )
}
