import { benefits } from '#src/content/benefits.ts'
import { faqs } from '#src/content/faqs.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { areaOf } from '#src/lib/addresses.ts'
import { BenefitsSection, QuestionsSection } from '#src/features/non-profits/non-profit-sections.tsx'
import { InvitationSection } from '#src/ui/sections/invitation-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import { inArea } from '#src/session/member-address.ts'
import type { Route } from './+types/non-profits'

export function loader({ request }: { request: { url: string } }) {
  const area = areaOf(request)
  const page = pageCopy('non-profits')
  return {
    ...pageIntro(page, { canonicalPath: '/non-profits' }),
    support: pageSection(page, 'support'),
    gains: { copy: pageSection(page, 'benefits'), benefits: benefits('non-profit-benefits') },
    asked: { copy: pageSection(page, 'questions'), questions: faqs('non-profit-page') },
    become: inArea(area, pageSection(page, 'become')),
  }
}

export default function NonProfitsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, support, gains, asked, become } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <StatementSection id="support" copy={support} />
      <BenefitsSection {...gains} />
      <QuestionsSection {...asked} />
      <InvitationSection id="become" copy={become} />
    </>
  )
}
