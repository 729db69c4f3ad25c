import { pageHead, type Page } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { readSite } from '#src/content/site.ts'

/** What every page for signing in shows: its words and picture, and where to write to where there are no scripts. */
export function accountPage(page: Page) {
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    email: readSite().emails[0]?.address ?? '',
  }
}
