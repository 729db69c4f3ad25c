import { pageIntro, type Page } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'

/** The data of every account page: copy, picture and the address to write to without scripts. */
export function accountPage(page: Page) {
  return { ...pageIntro(page), email: readSite().emails.general.address }
}
