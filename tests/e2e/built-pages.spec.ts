import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { SENT_PAGES } from '#contract/form-pages.ts'
import { builtPages } from '#scripts/built-pages.ts'
import { builtHtml, pages, templatePages } from './built-pages.ts'
import { articles, events, pageOf, stories } from './content.ts'
import { isMemberPage } from './site.ts'

/* What the files of the build say, without a browser. */

const ASSETS = 'build/client/assets'
const scripts = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(path.join(ASSETS, name), 'utf8') }))

test('no page has more HTML than its budget of 25 KB [MORE-34]', () => {
  const heavy = pages.filter((address) => {
    const file = path.resolve('build/client', `.${address}`, 'index.html')
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size > 25_000
  })
  expect(heavy).toEqual([])
})

// An empty one is no id of a form.
const form = { attributes: { form: { enum: ['/.+/'] } } }

/** A validator that shares no code with the build. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    elements: ['html5', { input: form, select: form, textarea: form, button: form }],
    rules: {
      // Such as a target without an href.
      'attribute-misuse': 'error',
      // ARIA allows names on lists, and screen readers announce them. Other elements must not have one.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

test('a page of each route is valid HTML, public ones and those of members and staff [FOUND-14]', async () => {
  const staff = builtPages('build/client').filter(({ address }) => address.startsWith('/staff'))
  const problems: Array<string> = []
  for (const address of [...templatePages, ...staff.map((page) => page.address)]) {
    const { results } = await validator.validateString(builtHtml(address))
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      problems.push(`${address}: ${ruleId}: ${message} (${selector ?? ''})`)
  }
  expect(problems).toEqual([])
})

test('no script carries content: it belongs in pages, or every visitor would load each article', () => {
  // Letters, digits, commas and full stops need no escaping in JavaScript. A match of this length is no coincidence.
  const sentences = [...articles, ...events, ...stories].flatMap((document) =>
    (document.body.raw.match(/[A-Za-z0-9][A-Za-z0-9,. ]{39,79}/g) ?? []).slice(0, 6),
  )
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((sentence) => scripts.some(({ code }) => code.includes(sentence)))).toEqual([])
})

test('no script has a lookbehind, which Safari 15 cannot even read [SITE-10]', () => {
  expect(scripts.filter(({ code }) => /\(\?<[=!]/u.test(code)).map(({ name }) => name)).toEqual([])
})

test('without scripts the page of the search says that it cannot search, and leads on [SEARCH-5]', () => {
  const html = builtHtml('/search')
  expect(html).toMatch(/<noscript>.*needs JavaScript/s)
  for (const { to } of pageOf('search').actions ?? [])
    expect(html).toContain(`href="${to.replaceAll('&', '&amp;')}"`)
})

// Pages served for unknown addresses and offline, thank-you pages, and pages opened from mails.
const OPENED_WITHOUT_LINK = [
  '/404',
  '/offline',
  '/nominate-now',
  '/confirm-address',
  '/confirm-subscription',
  '/unsubscribe',
  ...Object.values(SENT_PAGES),
]

function linksOf(page: string): Array<string> {
  const targets = [...builtHtml(page).matchAll(/<a\s[^>]*?href="(\/[^"?#]*)/g)].map(([, path = '']) => path)
  return targets.filter((target) => pages.includes(target))
}

test('every public page is at most three links from the home page [MORE-37]', () => {
  const steps = new Map([['/', 0]])
  for (const [page, step] of steps)
    for (const target of linksOf(page)) if (!steps.has(target)) steps.set(target, step + 1)
  const distant = pages.filter(
    (page) => !isMemberPage(page) && !OPENED_WITHOUT_LINK.includes(page) && (steps.get(page) ?? Infinity) > 3,
  )
  expect(distant).toEqual([])
})
