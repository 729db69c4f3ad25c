import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startServer } from '#scripts/reliability/server-under-test.ts'
import { visit } from './reading-steps.ts'
import { expect, open, test } from './site.ts'

/* A site that no longer has a service worker, at the address of one that had it. */

test.use({ serviceWorkers: 'allow' })

let dataDir: string

test.beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'gelegrid-removed-'))
})

test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const caches = (page: Page) => page.evaluate(() => window.caches.keys())

test('with a setting of the server, browsers remove the service worker and all that it has saved [OFFLINE-9 QUEUE-16]', async ({
  page,
}) => {
  const before = await startServer({ environment: { DATA_DIR: dataDir } })
  await visit(page, `${before.url}/faqs`)
  expect(await caches(page)).not.toEqual([])
  await before.end('SIGTERM')

  const environment = { DATA_DIR: dataDir, PORT: String(before.port), SERVICE_WORKER: 'false' }
  const { url, end } = await startServer({ environment })
  await open(page, `${url}/contact-us`)
  await expect.poll(() => workers(page)).toBe(0)
  expect(await caches(page)).toEqual([])

  // Pages request it anyway.
  const asked = page
    .context()
    .waitForEvent('response', (answer) => answer.url().endsWith('/service-worker.js'))
  await open(page, `${url}/faqs`)
  expect((await asked).status()).toBe(200)
  await expect.poll(() => workers(page)).toBe(0)
  await end('SIGTERM')
})
