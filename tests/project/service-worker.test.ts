import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bundleServiceWorker } from '#scripts/bundle-service-worker.ts'
import { temporaryFolder, writeIn } from '#tests/content/temporary-project.ts'

async function bundle(offlinePage = '<html>There is no network</html>') {
  const outDir = temporaryFolder()
  writeIn(outDir, 'offline/index.html', offlinePage)
  await bundleServiceWorker(process.cwd(), outDir)
  return readFileSync(path.join(outDir, 'service-worker.js'), 'utf8')
}

test('the service worker is one script [QUEUE-15]', async () => {
  const script = await bundle()
  const events = [...script.matchAll(/\.addEventListener\([`'"](\w+)[`'"]/g)].map(([, name]) => name)
  expect(events.sort()).toEqual(['activate', 'fetch', 'install', 'message'])
  expect(script).not.toMatch(/\bimport\b/)
})

test('it is another one when the page for times without a network is [OFFLINE-7]', async () => {
  const [first, same, other] = [await bundle(), await bundle(), await bundle('<html>Later</html>')]
  expect(same).toBe(first)
  expect(other).not.toBe(first)
})
