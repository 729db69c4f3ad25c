import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { bundleServiceWorker } from '#scripts/bundle-service-worker.ts'
import { hashInlineScripts } from '#scripts/compress-build.ts'
import { startBuiltServer } from '#scripts/server-process.ts'
import { buildPaths, contentHash, type PageHeaders } from '#server/platform/build-output.ts'
import { articles, pick } from './content.ts'
import { ignoreNetworkErrors, savedSign, visit } from './offline-steps.ts'
import { expect, hydrated, open, test } from './site.ts'

/* A server with another version of the site, or without its service worker, while pages are open and saved. */

test.use({ serviceWorkers: 'allow' })
test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

/** The script of articles in a build made by `renewedBuild`. */
const RENEWED_SCRIPT = 'blog-article-renewed.js'

/**
 * A copy of the build as a later version of the site: the script of articles has another name, and the old file is
 * gone. The /offline page differs, and with it the service worker.
 */
async function renewedBuild(home: string): Promise<string> {
  const client = path.join(home, 'build/client')
  const isWanted = (source: string) => !/\.(?:br|gz)$|build\/server|service-worker\.js/u.test(source)
  cpSync('build', path.join(home, 'build'), { recursive: true, filter: isWanted })
  const assets = path.join(client, 'assets')
  const former = readdirSync(assets).find((name) => /^blog-article-.*\.js$/u.test(name)) ?? ''
  renameSync(path.join(assets, former), path.join(assets, RENEWED_SCRIPT))
  const headers = JSON.parse(readFileSync(buildPaths(client).pageHeaders, 'utf8')) as PageHeaders
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js)$/u.test(name)) continue
    const text = readFileSync(path.join(client, name), 'utf8')
    const isOffline = name === path.join('offline', 'index.html')
    const renewed = text.replaceAll(former, RENEWED_SCRIPT) + (isOffline ? '\n' : '')
    if (renewed === text) continue
    writeFileSync(path.join(client, name), renewed)
    const hashes = { content: contentHash(Buffer.from(renewed)), scripts: hashInlineScripts(renewed) }
    if (name.endsWith('.html')) headers[name] = hashes
  }
  writeFileSync(buildPaths(client).pageHeaders, JSON.stringify(headers))
  await bundleServiceWorker(process.cwd(), client)
  return client
}

let home: string
let laterBuild: string

test.beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'gelegrid-renewed-'))
  laterBuild = await renewedBuild(home)
})

test.afterAll(() => rmSync(home, { recursive: true, force: true }))

const serve = (environment: Record<string, string> = {}) =>
  startBuiltServer({ DATA_DIR: mkdtempSync(path.join(home, 'data-')), ...environment })

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
  const list = await context.newPage()
  await visit(list, `${before.url}/blog`)
  const formerCaches = await offlineCaches(page)
  expect(formerCaches).toHaveLength(1)
  await before.end('SIGTERM')

  const after = await serve({ PORT: String(before.port), BUILD_DIR: laterBuild })
  // Checks for an update, as the browser does when a page is opened.
  await list.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(() => offlineCaches(list)).not.toEqual(formerCaches)
  await expect.poll(async () => (await offlineCaches(list)).length).toBe(1)

  // The server no longer has the script of this version.
  await list.getByRole('link', { name: second.title }).first().click()
  await expect(list.getByRole('heading', { level: 1, name: second.title })).toBeVisible()

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

test('with a setting of the server, browsers remove the service worker and all that it has saved [OFFLINE-9 QUEUE-16]', async ({
  page,
}) => {
  const before = await serve()
  await visit(page, `${before.url}/faqs`)
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  const cached = () => page.evaluate(() => caches.keys())
  expect(await cached()).not.toEqual([])
  await before.end('SIGTERM')

  const { url, end } = await serve({ PORT: String(before.port), SERVICE_WORKER: 'false' })
  await open(page, `${url}/contact-us`)
  await expect.poll(workers).toBe(0)
  expect(await cached()).toEqual([])

  // Pages request it anyway.
  const asked = page
    .context()
    .waitForEvent('response', (answer) => answer.url().endsWith('/service-worker.js'))
  await open(page, `${url}/faqs`)
  expect((await asked).status()).toBe(200)
  await expect.poll(workers).toBe(0)
  await end('SIGTERM')
})
