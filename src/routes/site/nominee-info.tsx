import { awardCategories, nominationRules } from '#src/content/awards.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { headMeta } from '#src/lib/head.ts'
import { StepHeader } from '#src/features/nominations/step-header.tsx'
import { NomineeSection } from '#src/features/nominations/nominee-section.tsx'
import type { Route } from './+types/nominee-info'

export function loader() {
  const page = pageCopy('nominee-info')
  return {
    ...pageIntro(page),
    copy: {
      nominee: pageSection(page, 'form'),
      statement: pageSection(page, 'statement'),
      material: pageSection(page, 'supporting-material'),
    },
    categories: awardCategories().map(({ key, title }) => ({ value: key, label: title })),
    rules: nominationRules(),
    email: readSite().emails.general.address,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/nominee-info')
}

export default function NomineeInfoRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, categories, rules, email } = loaderData
  return (
    <>
      <StepHeader id="nominee-info" heading={hero.heading} intro={hero.intro} step={1} />
      <NomineeSection
        labelledBy="nominee-info"
        email={email}
        copy={copy}
        categories={categories}
        rules={rules}
      />
    </>
  )
}
