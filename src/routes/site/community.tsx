import { benefits } from '../../content/benefits'
import { pageCopy, pageHead, pageSection } from '../../content/pages'
import { picture } from '../../content/pictures'
import { headMeta } from '../../lib/head'
import { HowToJoinSection } from '../../sections/community/how-to-join-section'
import { MemberBenefitsSection } from '../../sections/community/member-benefits-section'
import { PageHero } from '../../sections/shared/page-hero'
import { ActionButton } from '../../ui/action-button'
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
