import { awardCategories, nominationRules } from '../../content/awards'
import { pageCopy, pageHead, pageSection } from '../../content/pages'
import { readSite } from '../../content/site'
import { headMeta } from '../../lib/head'
import { StepHeader } from '../../sections/nominate/step-header'
import { NomineeSection } from '../../sections/nominee-info/nominee-section'
import type { Route } from './+types/nominee-info'

export function loader() {
  const page = pageCopy('nominee-info')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    words: {
      nominee: pageSection(page, 'form'),
      statement: pageSection(page, 'statement'),
      material: pageSection(page, 'supporting-material'),
    },
    categories: awardCategories().map(({ key, title }) => ({ value: key, label: title })),
    rules: nominationRules(),
    email: readSite().emails[0]?.address ?? '',
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/nominee-info' }) : []
}

export default function NomineeInfoRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, words, categories, rules, email } = loaderData
  return (
    <>
      <StepHeader id="nominee-info" heading={heading} intro={intro} step={1} />
      <NomineeSection
        labelledBy="nominee-info"
        email={email}
        words={words}
        categories={categories}
        rules={rules}
      />
    </>
  )
}
