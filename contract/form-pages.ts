/*
 * The pages with a form that also works without scripts: the browser posts it to the page's own address, and the
 * server answers with a page. Fields, rules and messages are those of the API.
 */

export const FORM_PAGE_KINDS = ['contact', 'volunteering', 'donations'] as const
export type FormPageKind = (typeof FORM_PAGE_KINDS)[number]

/** The path of the page for each kind of form. The parameter of a donation is the key of its cause. */
export const FORM_PAGES: Record<FormPageKind, string> = {
  contact: '/contact-us',
  volunteering: '/volunteer',
  donations: '/donate/:slug/give',
}

/** The page with both donation forms of a cause. */
export function givePage(slug: string): string {
  return FORM_PAGES.donations.replace(':slug', encodeURIComponent(slug))
}

/** The thank-you pages: reloading one sends nothing again. The reference is in the query. */
export const SENT_PAGES: Record<FormPageKind, string> = {
  contact: '/contact-us/sent',
  volunteering: '/volunteer/sent',
  donations: '/donate/sent',
}

/**
 * The id of the answer in its page, used as the fragment of the address, so that browsers scroll to it and screen
 * readers start there.
 */
export const ANSWER_ID = 'answer'

/** The attribute that marks elements filled in by the server. */
export const ANSWER_PART = 'data-answer'

/** The attribute of elements that need scripts: hidden without scripts, and removed from pages that answer a form. */
export const NEEDS_SCRIPTS = 'data-needs-scripts'
