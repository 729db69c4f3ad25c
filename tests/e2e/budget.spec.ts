import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { pages, templatePages } from './built-pages.ts'
import { articles, events, stories } from './content.ts'
import { expect, isMemberPage, open, signIn, test } from './site.ts'

/* The budgets of docs/architecture.md, in bytes after Brotli. */

const HTML = 25_000
const SCRIPTS = 210_000
/** Members return often, with most scripts in their cache. */
const MEMBER_SCRIPTS = 260_000

/** The pages with most scripts of their own, and the first page of most visits; each night one of each kind. */
const HEAVY_PAGES = [
  '/',
  '/events',
  '/gallery',
  '/donate',
  '/nominee-info',
  '/volunteer',
  '/explore/community',
  '/explore/my-account',
]
const visitedPages = process.env.EVERY_PAGE ? templatePages : HEAVY_PAGES

/** The size of all scripts that the page has fetched so far. */
const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as Array<PerformanceResourceTiming>)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )

for (const address of visitedPages) {
  test(`an untouched visit to ${address} fetches no more scripts than its budget, late ones included [MORE-34]`, async ({
    page,
  }) => {
    if (isMemberPage(address)) await signIn(page)
    await open(page, address)
    // What no interaction asks for comes last, when the browser is idle.
    if (!isMemberPage(address))
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/late-')),
      )
    await page.waitForLoadState('networkidle')
    expect(await fetchedScripts(page)).toBeLessThanOrEqual(isMemberPage(address) ? MEMBER_SCRIPTS : SCRIPTS)
  })
}

test('no page has more HTML than its budget [MORE-34]', () => {
  const heavy = pages.filter((address) => {
    const file = path.resolve('build/client', `.${address}`, 'index.html')
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size > HTML
  })
  expect(heavy).toEqual([])
})

test('no script carries content: it belongs in pages, or every visitor would load each article', () => {
  const assets = 'build/client/assets'
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(assets, name), 'utf8'))
  // Letters, digits, commas and full stops need no escaping in JavaScript. A match of this length is no coincidence.
  const sentences = [...articles, ...events, ...stories].flatMap((document) =>
    (document.body.raw.match(/[A-Za-z0-9][A-Za-z0-9,. ]{39,79}/g) ?? []).slice(0, 6),
  )
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((sentence) => scripts.some((code) => code.includes(sentence)))).toEqual([])
})
