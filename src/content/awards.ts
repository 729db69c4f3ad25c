import { allAwardCategories, award } from 'contentlayer/generated'
import type { NominationRules } from '#contract/nominations.ts'
import { inOrder } from './in-order.ts'

/** The key is its file name: /nominee-info?category=key. */
export type Category = { key: string; title: string; content: string }

/** The year and the name of the awards. */
export function readAwards(): { year: number; name: string } {
  return { year: award.year, name: award.name }
}

/** What somebody accepts who nominates. */
export function nominationTerms(): string {
  return award.terms
}

/** The categories, in the order they are shown. */
export function awardCategories(): Array<Category> {
  return inOrder(allAwardCategories).map(({ slug, title, content }) => ({ key: slug, title, content }))
}

/** What a nomination is held to. */
export function nominationRules(): NominationRules {
  return {
    categories: inOrder(allAwardCategories).map(({ slug }) => slug),
    maxStatementWords: award.maxStatementWords,
    maxFileMegabytes: award.maxFileMegabytes,
  }
}

/** A heading with the year of the awards, whichever year its words were written for. */
export function withAwardYear(heading: string, year: number): string {
  return heading.replace(/\b20\d\d\b/, String(year))
}
