import { nominationRules, nominationTerms } from '#src/content/awards.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { NominateNowSection } from '#src/features/nominations/nominate-now-section.tsx'
import type { Route } from './+types/nominate-now'

export function loader() {
  const page = pageCopy('nominate-now')
  return {
    ...pageIntro(page),
    form: pageSection(page, 'form'),
    thanks: pageSection(page, 'thank-you'),
    rules: nominationRules(),
    terms: nominationTerms,
  }
}

export default function NominateNowRoute({ loaderData }: Route.ComponentProps) {
  const { hero, ...section } = loaderData
  return <NominateNowSection heading={hero.heading} intro={hero.intro} {...section} />
}
