import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startServer } from '#scripts/reliability/server-under-test.ts'
import { visit } from './reading-steps.ts'
import { expect, open, test } from './site.ts'

/* A site that no longer has a service worker, at the address of one that had it. */

test.use({ serviceWorkers: 'allow' })

let home: string

test.beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'gelegrid-removed-'))
  const isWanted = (source: string) => !/service-worker\.js|build\/server/u.test(source)
  cpSync('build', path.join(home, 'build'), { recursive: true, filter: isWanted })
})

test.afterAll(() => rmSync(home, { recursive: true, force: true }))

function serve(environment: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(home, 'data-'))
  return startServer({ environment: { DATA_DIR: dataDir, ...environment } })
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const caches = (page: Page) => page.evaluate(() => window.caches.keys())

test('browsers remove a service worker that the build no longer has, and no page complains [QUEUE-16]', async ({
  page,
}) => {
  const before = await serve()
  await visit(page, `${before.url}/contact-us`)
  await before.end('SIGTERM')

  const after = await serve({ PORT: String(before.port), BUILD_DIR: path.join(home, 'build/client') })
  await expectNoWorker(page, after.url)
  await after.end('SIGTERM')
})

test('with a setting of the server, browsers remove the service worker and all that it has saved [OFFLINE-9]', async ({
  page,
}) => {
  const before = await serve()
  await visit(page, `${before.url}/faqs`)
  expect(await caches(page)).not.toEqual([])
  await before.end('SIGTERM')

  const after = await serve({ PORT: String(before.port), SERVICE_WORKER: 'false' })
  await expectNoWorker(page, after.url)
  expect(await caches(page)).toEqual([])
  await after.end('SIGTERM')
})

async function expectNoWorker(page: Page, url: string) {
  await open(page, `${url}/contact-us`)
  await expect.poll(() => workers(page)).toBe(0)

  // Pages request it anyway.
  const asked = page
    .context()
    .waitForEvent('response', (answer) => answer.url().endsWith('/service-worker.js'))
  await open(page, `${url}/faqs`)
  expect((await asked).status()).toBe(200)
  await expect.poll(() => workers(page)).toBe(0)
}
