import { allLegalPages, retention } from 'contentlayer/generated'
import { formatPeriod } from '#src/lib/dates.ts'
import { pageHead } from './pages.ts'

export type Period = ReturnType<typeof retentionPeriods>[number]
export type LegalText = ReturnType<typeof legalPage>['text']
export type LegalSection = LegalText['sections'][number]

/**
 * The privacy policy, the terms of use or the accessibility statement. A missing file fails the build, with its name.
 */
export function legalPage(name: string) {
  const page = allLegalPages.find(({ slug }) => slug === name)
  if (!page) throw new Error(`content/legal/${name}.yaml is missing, but the page of that name needs it.`)
  const { heading, intro, changedOn, sections } = page
  return {
    head: pageHead(page),
    text: {
      heading,
      intro: intro.html,
      changedOn: changedOn.slice(0, 10),
      sections: sections.map(({ key, heading, text, showsRetention }) => ({
        key,
        heading,
        html: text.html,
        periods: showsRetention ? retentionPeriods() : [],
      })),
    },
  }
}

export function retentionPeriods() {
  const { contact, volunteering, donations, nominations, requests, subscriptions, mail } = retention
  return [contact, volunteering, nominations, donations, requests, subscriptions, mail].map(
    ({ label, days, why }) => ({ label, period: formatPeriod(days), why }),
  )
}
