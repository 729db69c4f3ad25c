import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startServer } from '#scripts/reliability/server-under-test.ts'
import { workerReady } from './background-sync-steps.ts'
import { openWithQueue } from './cut-network.ts'
import { expect, test } from './site.ts'

/* A build that no longer has the service worker, at the address of one that had it. */

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

const writeTo = (page: Page, words: string) =>
  page.getByRole('textbox', { name: 'Message', exact: false }).first().fill(words)

test('browsers remove a service worker that the build no longer has, and no page complains [QUEUE-16]', async ({
  page,
}) => {
  const before = await serve()
  await openWithQueue(page, `${before.url}/contact-us`)
  await writeTo(page, 'When is the next workshop?')
  await workerReady(page)
  await before.end('SIGTERM')

  const after = await serve({ PORT: String(before.port), BUILD_DIR: path.join(home, 'build/client') })
  await openWithQueue(page, `${after.url}/contact-us`)
  await expect.poll(() => workers(page)).toBe(0)

  // Pages of the earlier build ask for it all the same.
  await openWithQueue(page, `${after.url}/contact-us`)
  const asked = page
    .context()
    .waitForEvent('response', (answer) => answer.url().endsWith('/service-worker.js'))
  await writeTo(page, 'And where is it?')
  expect((await asked).status()).toBe(200)
  await expect.poll(() => workers(page)).toBe(0)
  await after.end('SIGTERM')
})
