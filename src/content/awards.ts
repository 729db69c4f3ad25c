import { allAwardCategories, award } from 'contentlayer/generated'
import type { NominationRules } from '#contract/nominations.ts'

/** The key is the file name: /nominee-info?category=key. */
export type Category = { key: string; title: string; content: string }

export const { name: awardsName, terms: nominationTerms } = award

/** The categories, in display order. */
export function awardCategories(): Array<Category> {
  return allAwardCategories.map(({ slug, title, content }) => ({ key: slug, title, content }))
}

export function nominationRules(): NominationRules {
  return {
    categories: allAwardCategories.map(({ slug }) => slug),
    maxStatementWords: award.maxStatementWords,
    maxFileMegabytes: award.maxFileMegabytes,
  }
}
