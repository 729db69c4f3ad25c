import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleServiceWorker } from '#scripts/bundle-service-worker.ts'

async function bundle(offlinePage = '<html>There is no network</html>') {
  const outDir = mkdtempSync(path.join(tmpdir(), 'service-worker-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  mkdirSync(path.join(outDir, 'offline'))
  writeFileSync(path.join(outDir, 'offline/index.html'), offlinePage)
  await bundleServiceWorker(process.cwd(), outDir)
  return { script: readFileSync(path.join(outDir, 'service-worker.js'), 'utf8') }
}

test('the service worker is one script [QUEUE-15]', async () => {
  const { script } = await bundle()
  const events = [...script.matchAll(/\.addEventListener\([`'"](\w+)[`'"]/g)].map(([, name]) => name)
  expect(events.sort()).toEqual(['activate', 'fetch', 'install', 'message'])
  expect(script).not.toMatch(/\bimport\b/)
})

test('it is another one when the page for times without a network is [OFFLINE-7]', async () => {
  const [first, same, other] = [await bundle(), await bundle(), await bundle('<html>Later</html>')]
  expect(same.script).toBe(first.script)
  expect(other.script).not.toBe(first.script)
})
