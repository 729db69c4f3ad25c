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
  env.formDelivery = 'api'
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A browser with Background Sync, and optionally an active service worker. */
function mockBrowser(registered?: string) {
  const sync = vi.fn(async () => {})
  const registrationOf = (script: string) => ({
    active: { scriptURL: `https://gelegrid.example${script}` },
    sync: { register: sync },
  })
  let registration = registered === undefined ? undefined : registrationOf(registered)
  let activate = () => {}
  const ready = new Promise<void>((resolve) => {
    activate = () => {
      registration ??= registrationOf('/service-worker.js')
      resolve()
    }
  })
  if (registered !== undefined) activate()
  const serviceWorker = { getRegistration: async () => registration, ready }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('SyncManager', vi.fn())
  vi.stubGlobal('caches', {})
  return { sync, activate }
}

const queueMessage = () =>
  enqueue({ kind: 'contact', payload: { message: 'Hello' }, key: 'key-of-message', mayHaveArrived: false })

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
  sync.mockRejectedValue(new DOMException('Permission denied.', 'NotAllowedError'))
  stop = startBackgroundSync()
  await queueMessage()
  await waitFor(() => expect(sync).toHaveBeenCalled())
  expect(await readQueue()).toMatchObject([{ state: 'waiting', isInBackground: false }])
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

test('a browser that has refused is asked again, three times at most [QUEUE-14]', async () => {
  const { sync } = mockBrowser('/service-worker.js')
  sync.mockRejectedValue(new DOMException('No active worker.', 'InvalidStateError'))
  stop = startBackgroundSync({ retryMs: 1 })
  await queueMessage()
  await waitFor(() => expect(sync).toHaveBeenCalledTimes(4))
  expect(await readQueue()).toMatchObject([{ isInBackground: false }])
  sync.mockResolvedValue()
  await enqueue({ kind: 'newsletter', payload: {}, key: 'another', mayHaveArrived: false })
  await waitFor(async () =>
    expect(await readQueue()).toMatchObject([{ isInBackground: false }, { isInBackground: true }]),
  )
  expect(sync).toHaveBeenCalledTimes(5)
})

test('what a browser has refused at first is in its hands once it agrees [QUEUE-14]', async () => {
  const { sync } = mockBrowser('/service-worker.js')
  sync.mockRejectedValueOnce(new DOMException('No active worker.', 'InvalidStateError'))
  stop = startBackgroundSync({ retryMs: 1 })
  await queueMessage()
  await waitFor(async () => expect(await readQueue()).toMatchObject([{ isInBackground: true }]))
  expect(sync).toHaveBeenCalledTimes(2)
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
