import { nominationRules, nominationTerms } from '#src/content/awards.ts'
import { readPage } from '#src/content/pages.ts'
import { NominateNowSection } from '#src/features/nominations/nominate-now-section.tsx'
import type { Route } from './+types/nominate-now'

export function loader() {
  return { ...readPage('nominate-now'), rules: nominationRules(), terms: nominationTerms }
}

export default function NominateNowRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, rules, terms } = loaderData
  return (
    <NominateNowSection
      heading={hero.heading}
      intro={hero.intro}
      form={copy.form}
      thanks={copy['thank-you']}
      rules={rules}
      terms={terms}
    />
  )
}
