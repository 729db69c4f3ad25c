import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startServer } from '#scripts/reliability/server-under-test.ts'
import { articles, pick } from './content.ts'
import { ignoreNetworkErrors } from './cut-network.ts'
import { savedSign, visit } from './reading-steps.ts'
import { RENEWED_SCRIPT, renewedBuild } from './renewed-build.ts'
import { expect, hydrated, test } from './site.ts'

/* An update of the site, while pages of the previous version are open and saved. */

test.use({ serviceWorkers: 'allow' })
test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

let home: string
let laterBuild: string

test.beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'gelegrid-renewed-'))
  laterBuild = await renewedBuild(home)
})

test.afterAll(() => rmSync(home, { recursive: true, force: true }))

const serve = (environment: Record<string, string> = {}) =>
  startServer({ environment: { DATA_DIR: mkdtempSync(path.join(home, 'data-')), ...environment } })

const offlineCaches = async (page: Page) =>
  (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('offline-'))

const isOfLaterBuild = (page: Page) =>
  page.evaluate((script) => document.getElementById('later')?.textContent?.includes(script), RENEWED_SCRIPT)

test('an open page and a saved one of a former version work on after a new one is there, whose pages then take their places [OFFLINE-6 OFFLINE-7]', async ({
  page,
  context,
}) => {
  const [first, second] = [pick(articles, 0), pick(articles, 1)]
  const before = await serve()
  await visit(page, `${before.url}/blog/${first.id}`)
  const open = await context.newPage()
  await visit(open, `${before.url}/blog`)
  const formerCaches = await offlineCaches(page)
  expect(formerCaches).toHaveLength(1)
  await before.end('SIGTERM')

  const after = await serve({ PORT: String(before.port), BUILD_DIR: laterBuild })
  // Checks for an update, as the browser does when a page is opened.
  await open.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(() => offlineCaches(open)).not.toEqual(formerCaches)
  await expect.poll(async () => (await offlineCaches(open)).length).toBe(1)

  // The server no longer has the script of this version.
  await open.getByRole('link', { name: second.title }).first().click()
  await expect(open.getByRole('heading', { level: 1, name: second.title })).toBeVisible()

  await context.setOffline(true)
  await page.goto(`${after.url}/blog/${first.id}`)
  await expect(savedSign(page)).toBeVisible()
  expect(await isOfLaterBuild(page)).toBe(false)
  await hydrated(page)

  await context.setOffline(false)
  await page.goto(`${after.url}/blog/${first.id}`)
  expect(await isOfLaterBuild(page)).toBe(true)
  await hydrated(page)
  await expect.poll(() => savedHtml(page, `/blog/${first.id}`)).toContain(RENEWED_SCRIPT)
  await context.setOffline(true)
  await page.reload()
  await expect(savedSign(page)).toBeVisible()
  expect(await isOfLaterBuild(page)).toBe(true)
  await hydrated(page)
  await after.end('SIGTERM')
})

const savedHtml = (page: Page, path: string) =>
  page.evaluate(async (address) => (await (await caches.match(address))?.text()) ?? '', path)
