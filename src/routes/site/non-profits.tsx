import { benefits } from '#src/content/benefits.ts'
import { faqs } from '#src/content/faqs.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { headMeta } from '#src/lib/head.ts'
import { BecomeSection } from '#src/sections/non-profits/become-section.tsx'
import { BenefitsSection } from '#src/sections/non-profits/benefits-section.tsx'
import { QuestionsSection } from '#src/sections/non-profits/questions-section.tsx'
import { SupportSection } from '#src/sections/non-profits/support-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import type { Route } from './+types/non-profits'

export function loader() {
  const page = pageCopy('non-profits')
  return {
    ...pageIntro(page),
    support: pageSection(page, 'support'),
    gains: { words: pageSection(page, 'benefits'), benefits: benefits('non-profit-benefits') },
    asked: { words: pageSection(page, 'questions'), questions: faqs('non-profit-page') },
    become: pageSection(page, 'become'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/non-profits')
}

export default function NonProfitsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, support, gains, asked, become } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <SupportSection words={support} />
      <BenefitsSection {...gains} />
      <QuestionsSection {...asked} />
      <BecomeSection words={become} />
    </>
  )
}
