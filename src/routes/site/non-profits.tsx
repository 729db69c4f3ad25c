import { benefits } from '#src/content/benefits.ts'
import { faqs } from '#src/content/faqs.ts'
import { readPage } from '#src/content/pages.ts'
import { areaOf } from '#src/lib/addresses.ts'
import { BenefitsSection, QuestionsSection } from '#src/features/non-profits/non-profit-sections.tsx'
import { InvitationSection } from '#src/ui/sections/invitation-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import { inArea } from '#src/session/member-address.ts'
import type { Route } from './+types/non-profits'

export function loader({ request }: { request: { url: string } }) {
  const { copy, ...page } = readPage('non-profits', { canonicalPath: '/non-profits' })
  return {
    ...page,
    copy: { ...copy, become: inArea(areaOf(request), copy.become) },
    benefits: benefits('non-profit-benefits'),
    questions: faqs('non-profit-page'),
  }
}

export default function NonProfitsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, benefits, questions } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <StatementSection id="support" copy={copy.support} />
      <BenefitsSection copy={copy.benefits} benefits={benefits} />
      <QuestionsSection copy={copy.questions} questions={questions} />
      <InvitationSection id="become" copy={copy.become} />
    </>
  )
}
