import { benefits } from '#src/content/benefits.ts'
import { pageCopy, pageHead, pageSection } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { headMeta } from '#src/lib/head.ts'
import { HowToJoinSection } from '#src/sections/community/how-to-join-section.tsx'
import { MemberBenefitsSection } from '#src/sections/community/member-benefits-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import { ActionButton } from '#src/ui/action-button.tsx'
import type { Route } from './+types/community'

export function loader() {
  const page = pageCopy('community')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    actions: page.actions ?? [],
    membersGet: { words: pageSection(page, 'members-get'), benefits: benefits('member-benefits') },
    join: pageSection(page, 'join'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/community' }) : []
}

export default function CommunityRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, actions, membersGet, join } = loaderData
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero}>
        {actions.map((action) => (
          <ActionButton key={action.to} action={action} size="lg" />
        ))}
      </PageHero>
      <MemberBenefitsSection {...membersGet} />
      <HowToJoinSection words={join} />
    </>
  )
}
