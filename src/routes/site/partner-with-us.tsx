import { benefits } from '../../content/benefits'
import { pageCopy, pageHead, pageSection } from '../../content/pages'
import { picture } from '../../content/pictures'
import { readSite } from '../../content/site'
import { headMeta } from '../../lib/head'
import { BenefitsSection } from '../../sections/partner-with-us/benefits-section'
import { DonateTodaySection } from '../../sections/partner-with-us/donate-today-section'
import { ReasonsSection } from '../../sections/partner-with-us/reasons-section'
import { WaysSection } from '../../sections/partner-with-us/ways-section'
import { PageHero } from '../../sections/shared/page-hero'
import { ActionButton } from '../../ui/action-button'
import type { Route } from './+types/partner-with-us'

export function loader() {
  const page = pageCopy('partner-with-us')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    actions: page.actions ?? [],
    why: { words: pageSection(page, 'reasons'), reasons: benefits('partner-reasons') },
    how: { words: pageSection(page, 'ways'), ways: benefits('ways-to-get-involved') },
    gains: { words: pageSection(page, 'benefits'), benefits: benefits('partner-benefits') },
    donate: {
      words: pageSection(page, 'donate-today'),
      emails: readSite().emails,
      ways: benefits('donation-ways'),
    },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/partner-with-us' }) : []
}

export default function PartnerWithUsRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, actions, why, how, gains, donate } = loaderData
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero}>
        {actions.map((action) => (
          <ActionButton key={action.to} action={action} size="lg" />
        ))}
      </PageHero>
      <ReasonsSection {...why} />
      <WaysSection {...how} />
      <BenefitsSection {...gains} />
      <DonateTodaySection {...donate} />
    </>
  )
}
