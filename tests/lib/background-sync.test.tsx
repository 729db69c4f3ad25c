import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startBackgroundSync } from '#src/lib/background-sync.ts'
import { env } from '#src/lib/env.ts'
import { clearQueue, dismissEntry, enqueue, readQueue } from '#src/lib/submission-queue.ts'

/* The page's part of Background Sync. tests/api/background-sender.test.tsx covers the service worker. */

let stop = () => {}

beforeEach(async () => {
  vi.stubEnv('DEV', false)
  await clearQueue()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  env.formDelivery = 'api'
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const REFUSAL = new DOMException('Permission denied.', 'NotAllowedError')

/** A browser with Background Sync, and optionally an active service worker. */
function mockBrowser(registered?: string) {
  const sync = vi.fn(async () => {})
  let activate: (script?: string) => void = () => {}
  const ready = new Promise((resolve) => {
    activate = (script = '/service-worker.js') =>
      resolve({ active: { scriptURL: `https://gelegrid.example${script}` }, sync: { register: sync } })
  })
  if (registered !== undefined) activate(registered)
  const serviceWorker = { ready }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('SyncManager', vi.fn())
  vi.stubGlobal('caches', {})
  return { sync, activate }
}

const queueMessage = (key = 'key-of-message') =>
  enqueue({ kind: 'contact', payload: { message: 'Hello' }, key, mayHaveArrived: false })

test('the browser is asked to send what is queued, and its entry says so [QUEUE-14]', async () => {
  const { sync } = mockBrowser('/service-worker.js')
  stop = startBackgroundSync()
  await queueMessage()
  await waitFor(async () => expect(await readQueue()).toMatchObject([{ isInBackground: true }]))
  expect(sync).toHaveBeenCalledExactlyOnceWith('submission-queue')
})

test('what is queued before the worker is there is handed to it then [QUEUE-14]', async () => {
  const { sync, activate } = mockBrowser()
  await queueMessage()
  stop = startBackgroundSync()
  expect(sync).not.toHaveBeenCalled()
  activate()
  await waitFor(async () => expect(await readQueue()).toMatchObject([{ isInBackground: true }]))
  expect(sync).toHaveBeenCalledExactlyOnceWith('submission-queue')
})

test('where the browser refuses, the entry waits for a page [QUEUE-14]', async () => {
  const { sync } = mockBrowser('/service-worker.js')
  sync.mockRejectedValue(REFUSAL)
  stop = startBackgroundSync()
  await queueMessage()
  await waitFor(() => expect(sync).toHaveBeenCalled())
  expect(await readQueue()).toMatchObject([{ state: 'waiting', isInBackground: false }])
})

test('a browser that refused once is asked again soon [QUEUE-14]', async () => {
  const { sync } = mockBrowser('/service-worker.js')
  sync.mockRejectedValueOnce(REFUSAL)
  stop = startBackgroundSync({ retryMs: [1] })
  await queueMessage()
  await waitFor(async () => expect(await readQueue()).toMatchObject([{ isInBackground: true }]))
  expect(sync).toHaveBeenCalledTimes(2)
})

test.each([
  ['the connection returns', () => window.dispatchEvent(new Event('online'))],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a browser that refused once is asked again when %s [QUEUE-14]', async (_when, come) => {
  const { sync } = mockBrowser('/service-worker.js')
  sync.mockRejectedValueOnce(REFUSAL)
  stop = startBackgroundSync({ retryMs: [] })
  await queueMessage()
  await waitFor(() => expect(sync).toHaveBeenCalledOnce())
  come()
  await waitFor(async () => expect(await readQueue()).toMatchObject([{ isInBackground: true }]))
  expect(sync).toHaveBeenCalledTimes(2)
})

test('what was refused is handed over with the next form [QUEUE-14]', async () => {
  const { sync } = mockBrowser('/service-worker.js')
  sync.mockRejectedValueOnce(REFUSAL)
  stop = startBackgroundSync({ retryMs: [] })
  await queueMessage()
  await waitFor(() => expect(sync).toHaveBeenCalledOnce())
  await queueMessage('key-of-another')
  const both = [{ isInBackground: true }, { isInBackground: true }]
  await waitFor(async () => expect(await readQueue()).toMatchObject(both))
})

test('a form that was cancelled and queued again is handed to the browser again [QUEUE-14]', async () => {
  const { sync } = mockBrowser('/service-worker.js')
  stop = startBackgroundSync()
  await queueMessage()
  await waitFor(async () => expect(await readQueue()).toMatchObject([{ isInBackground: true }]))
  await dismissEntry('key-of-message')
  await queueMessage()
  await waitFor(async () => expect(await readQueue()).toMatchObject([{ isInBackground: true }]))
  expect(sync).toHaveBeenCalledTimes(2)
})

test('a browser that always refuses is asked a few times, and then only on events [QUEUE-14]', async () => {
  const { sync } = mockBrowser('/service-worker.js')
  sync.mockRejectedValue(REFUSAL)
  stop = startBackgroundSync({ retryMs: [1, 1, 1] })
  await queueMessage()
  await waitFor(() => expect(sync).toHaveBeenCalledTimes(4))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(sync).toHaveBeenCalledTimes(5))
  await queueMessage('key-of-another')
  await waitFor(() => expect(sync).toHaveBeenCalledTimes(6))
})

test('a browser that does not answer counts as one that refused [QUEUE-14]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { sync } = mockBrowser('/service-worker.js')
  sync.mockReturnValueOnce(new Promise(() => {}))
  stop = startBackgroundSync()
  await queueMessage()
  await vi.waitFor(() => expect(sync).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(10_000)
  await readQueue()
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(async () => expect(await readQueue()).toMatchObject([{ isInBackground: true }]))
})

test('the mock worker of the development server is never asked [QUEUE-15]', async () => {
  const { sync } = mockBrowser('/mockServiceWorker.js')
  stop = startBackgroundSync()
  await queueMessage()
  await readQueue()
  expect(sync).not.toHaveBeenCalled()
})

test.each([
  ['in development', () => vi.stubEnv('DEV', true)],
  ['without delivery', () => (env.formDelivery = 'none')],
  ['in a browser without Background Sync', () => Reflect.deleteProperty(window, 'SyncManager')],
])('%s nothing is asked of the browser [QUEUE-15]', async (_where, arrange) => {
  const { sync } = mockBrowser('/service-worker.js')
  arrange()
  stop = startBackgroundSync()
  await queueMessage()
  expect(sync).not.toHaveBeenCalled()
})
