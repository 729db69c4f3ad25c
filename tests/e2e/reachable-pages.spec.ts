import { expect, test } from '@playwright/test'
import { SENT_PAGES } from '#contract/form-pages.ts'
import { builtHtml, pages } from './built-pages.ts'
import { isMemberPage } from './site.ts'

const MAX_STEPS = 3

// Pages served for unknown addresses and offline, second addresses of /blog and of the pages of years, thank-you
// pages, and pages opened from mails.
const OPENED_WITHOUT_LINK = [
  '/404',
  '/offline',
  '/blog/page/1',
  '/nominate-now',
  '/confirm-address',
  '/confirm-subscription',
  '/unsubscribe',
  ...Object.values(SENT_PAGES),
]

const FIRST_OF_YEAR = /^\/events\/year\/\d+\/page\/1$/

/** The built pages that a page links to. */
function linksOf(page: string): Array<string> {
  const targets = [...builtHtml(page).matchAll(/<a\s[^>]*?href="(\/[^"?#]*)/g)].map(([, path = '']) => path)
  return targets.filter((target) => pages.includes(target))
}

/** The number of links from the home page to each page. */
function stepsFromHome(): Map<string, number> {
  const steps = new Map([['/', 0]])
  for (const [page, step] of steps) {
    for (const target of linksOf(page)) if (!steps.has(target)) steps.set(target, step + 1)
  }
  return steps
}

test(`every public page is at most ${MAX_STEPS} links from the home page [MORE-37]`, () => {
  const steps = stepsFromHome()
  const distant = pages.filter(
    (page) =>
      !isMemberPage(page) &&
      !OPENED_WITHOUT_LINK.includes(page) &&
      !FIRST_OF_YEAR.test(page) &&
      (steps.get(page) ?? Infinity) > MAX_STEPS,
  )
  expect(distant).toEqual([])
})
