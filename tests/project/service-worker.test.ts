import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { bundleServiceWorker } from '#scripts/bundle-service-worker.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

async function bundle() {
  const outDir = mkdtempSync(path.join(tmpdir(), 'service-worker-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  const inputs = await bundleServiceWorker(process.cwd(), outDir)
  const file = path.join(outDir, 'service-worker.js')
  return { inputs, script: existsSync(file) ? readFileSync(file, 'utf8') : null }
}

test('the service worker is one script that answers no requests and caches nothing [QUEUE-15]', async () => {
  const { script, inputs } = await bundle()
  const events = [...(script ?? '').matchAll(/\.addEventListener\([`'"](\w+)[`'"]/g)].map(([, name]) => name)
  expect(events.filter((name) => name !== 'storage')).toEqual(['install', 'sync'])
  expect(script).not.toMatch(/\bcaches\b|\bimport\b/)
  expect(inputs).toEqual(expect.arrayContaining(['src/service-worker.ts', 'src/lib/submission-queue.ts']))
})

test('it calls an API with an origin of its own [QUEUE-13]', async () => {
  vi.stubEnv('VITE_API_URL', 'https://api.gelegrid.example')
  expect((await bundle()).script).toContain('https://api.gelegrid.example')
})

test('a site whose forms send nothing has none [QUEUE-15]', async () => {
  vi.stubEnv('VITE_FORM_DELIVERY', 'none')
  expect((await bundle()).script).toBeNull()
})
