import { benefits } from '#src/content/benefits.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { HowToJoinSection, MemberBenefitsSection } from '#src/features/organisation/community-sections.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/community'

export function loader() {
  const page = pageCopy('community')
  return {
    ...pageIntro(page),
    membersGet: { copy: pageSection(page, 'members-get'), benefits: benefits('member-benefits') },
    join: pageSection(page, 'join'),
  }
}

export default function CommunityRoute({ loaderData }: Route.ComponentProps) {
  const { hero, membersGet, join } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <MemberBenefitsSection {...membersGet} />
      <HowToJoinSection copy={join} />
    </>
  )
}
