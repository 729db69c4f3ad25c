/*
 * The pages with a form that browsers send without scripts: to the address of the page, which answers with a page. Their
 * fields, rules and messages are those of the API.
 */

export type FormPageKind = 'contact' | 'volunteering' | 'donations'

/** The pages with a form, by what it sends. The parameter of a gift is the key of its cause. */
export const FORM_PAGES: Record<FormPageKind, string> = {
  contact: '/contact-us',
  volunteering: '/volunteer',
  donations: '/donate/:slug/give',
}

/** The page with both forms to give to a cause. */
export function givePage(slug: string): string {
  return FORM_PAGES.donations.replace(':slug', encodeURIComponent(slug))
}

/** The pages that say thank you, where a reload sends nothing again. The reference is in their query. */
export const SENT_PAGES: Record<FormPageKind, string> = {
  contact: '/contact-us/sent',
  volunteering: '/volunteer/sent',
  donations: '/donate/sent',
}

/** The place of an answer in its page, and so where a browser begins to read it. */
export const ANSWER_ID = 'answer'

/** What the server fills in on a page, by the value of this attribute. */
export const ANSWER_PART = 'data-answer'

/** What needs scripts: hidden where there are none, and not part of pages that answer a form. */
export const NEEDS_SCRIPTS = 'data-needs-scripts'
