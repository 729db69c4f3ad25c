import { award, siteSetting } from 'contentlayer/generated'

/** Fills in the facts that stand in one file only: the name of the site and the year of the awards. */
export function withFacts(text: string): string {
  return text.replaceAll('{site}', () => siteSetting.name).replaceAll('{awardYear}', () => String(award.year))
}
