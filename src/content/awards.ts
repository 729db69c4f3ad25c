import { allAwardCategories, award } from 'contentlayer/generated'
import type { NominationRules } from '#contract/nominations.ts'
import { inOrder, withFacts } from './documents.ts'

/** The key is its file name: /nominee-info?category=key. */
export type Category = { key: string; title: string; content: string }

/** What the awards are called. */
export function awardsName(): string {
  return withFacts(award.name)
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
