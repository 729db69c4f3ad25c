import { pageIntro, type Page } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'

/** What every page for signing in shows: its words and picture, and where to write to where there are no scripts. */
export function accountPage(page: Page) {
  return { ...pageIntro(page), email: readSite().emails[0]?.address ?? '' }
}
