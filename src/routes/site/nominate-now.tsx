import { nominationRules, nominationTerms } from '#src/content/awards.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { readSite } from '#src/content/site.ts'
import { headMeta } from '#src/lib/head.ts'
import { NominateNowSection } from '#src/features/nominations/nominate-now-section.tsx'
import type { Route } from './+types/nominate-now'

export function loader() {
  const page = pageCopy('nominate-now')
  const thanks = pageSection(page, 'thank-you')
  return {
    ...pageIntro(page),
    form: pageSection(page, 'form'),
    thanks,
    thanksPicture: thanks.image ? picture('pages', thanks.image) : null,
    rules: nominationRules(),
    terms: nominationTerms(),
    email: readSite().emails.general.address,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/nominate-now')
}

export default function NominateNowRoute({ loaderData }: Route.ComponentProps) {
  const { hero, form, thanks, thanksPicture, rules, terms, email } = loaderData
  return (
    <NominateNowSection
      heading={hero.heading}
      intro={hero.intro}
      form={form}
      thanks={thanks}
      thanksPicture={thanksPicture}
      rules={rules}
      terms={terms}
      email={email}
    />
  )
}
