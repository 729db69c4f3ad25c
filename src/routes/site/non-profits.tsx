import { benefits } from '../../content/benefits'
import { faqs } from '../../content/faqs'
import { pageCopy, pageHead, pageSection } from '../../content/pages'
import { picture } from '../../content/pictures'
import { headMeta } from '../../lib/head'
import { BecomeSection } from '../../sections/non-profits/become-section'
import { BenefitsSection } from '../../sections/non-profits/benefits-section'
import { QuestionsSection } from '../../sections/non-profits/questions-section'
import { SupportSection } from '../../sections/non-profits/support-section'
import { PageHero } from '../../sections/shared/page-hero'
import type { Route } from './+types/non-profits'

export function loader() {
  const page = pageCopy('non-profits')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    support: pageSection(page, 'support'),
    gains: { words: pageSection(page, 'benefits'), benefits: benefits('non-profit-benefits') },
    asked: { words: pageSection(page, 'questions'), questions: faqs('non-profit-page') },
    become: pageSection(page, 'become'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/non-profits' }) : []
}

export default function NonProfitsRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, support, gains, asked, become } = loaderData
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero} />
      <SupportSection words={support} />
      <BenefitsSection {...gains} />
      <QuestionsSection {...asked} />
      <BecomeSection words={become} />
    </>
  )
}
