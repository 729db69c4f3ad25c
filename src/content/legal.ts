import { allLegalPages, retention } from 'contentlayer/generated'
import { formatPeriod } from '#src/lib/dates.ts'
import type { Head } from '#src/lib/head.ts'
import { lean } from './documents.ts'
import { pageHead } from './pages.ts'

export type Period = { label: string; period: string; why: string }

export type LegalSection = {
  key: string
  heading: string
  html: string
  /** The retention periods, if the section shows them. */
  periods: ReadonlyArray<Period>
}

export type LegalText = {
  heading: string
  intro: string
  /** A date: 2026-11-22. */
  changedOn: string
  sections: ReadonlyArray<LegalSection>
}

/**
 * The privacy policy, the terms of use or the accessibility statement. A missing file fails the build, with its name.
 */
export function legalPage(name: string): { head: Head; text: LegalText } {
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

/** How long data are kept, as the privacy policy shows it. */
export function retentionPeriods(): Array<Period> {
  const { contact, volunteering, donations, nominations, requests, subscriptions, mail } = lean(retention)
  return [contact, volunteering, nominations, donations, requests, subscriptions, mail].map(
    ({ label, days, why }) => ({
      label,
      period: formatPeriod(days),
      why,
    }),
  )
}
