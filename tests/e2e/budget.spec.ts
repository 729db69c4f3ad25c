import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { pages, sweptPages } from './built-pages.ts'
import { contentInScripts, sentencesOf, type CompiledDocument } from './content-in-scripts.ts'
import { expect, isMemberPage, open, signIn, test } from './site.ts'

/* The budgets of docs/architecture.md, in bytes after Brotli. */

const HTML = 25_000
const SCRIPTS = 210_000
/** Members return often, with most scripts in their cache. */
const MEMBER_SCRIPTS = 260_000

/** The pages with most scripts of their own, and the first page of most visits; each night all others as well. */
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
const visitedPages = process.env.EVERY_PAGE ? sweptPages : HEAVY_PAGES

/** Time in which a page loads what no interaction asks for. */
const UNTOUCHED_MS = 3000

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
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(UNTOUCHED_MS)
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
  const generated = '.generated/content'
  const documents = readdirSync(generated, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(generated, name, '_index.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Array<CompiledDocument>)
    .filter((document) => sentencesOf(document).length > 0)
  expect(documents.length).toBeGreaterThan(0)
  const assets = 'build/client/assets'
  const scripts = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(path.join(assets, name), 'utf8')]),
  )
  expect(contentInScripts(documents, scripts)).toEqual([])
})
