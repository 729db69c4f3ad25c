import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startBackgroundSync } from '#src/lib/background-sync.ts'
import { env } from '#src/lib/env.ts'
import { clearQueue, enqueue, readQueue } from '#src/lib/submission-queue.ts'

/* What a page asks of the browser. What the service worker then does is in tests/api/background-sender.test.tsx. */

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

/** A browser with Background Sync, in which a worker may be registered already. */
function mockBrowser(registered?: string) {
  const sync = vi.fn(async () => {})
  const registrationOf = (script: string) => ({
    active: { scriptURL: `https://gelegrid.example${script}` },
    sync: { register: sync },
  })
  let registration = registered === undefined ? undefined : registrationOf(registered)
  const register = vi.fn(async (script: string) => (registration = registrationOf(script)))
  const serviceWorker = { register, getRegistration: async () => registration, ready: Promise.resolve() }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('SyncManager', vi.fn())
  return { register, sync }
}

function showForms() {
  render(
    <>
      <form method="dialog">
        <input aria-label="Message" />
      </form>
      <form method="dialog">
        <input aria-label="Username" />
        <input type="password" aria-label="Password" />
      </form>
      <form role="search">
        <input aria-label="Question" />
      </form>
    </>,
  )
}

const typeIn = (name: string) => fireEvent.input(screen.getByLabelText(name), { target: { value: 'A' } })

const queueMessage = () =>
  enqueue({ kind: 'contact', payload: { message: 'Hello' }, key: 'key-of-message', mayHaveArrived: false })

test('the service worker is registered once somebody fills in a form that can wait [QUEUE-15]', async () => {
  const { register } = mockBrowser()
  showForms()
  stop = startBackgroundSync()
  typeIn('Question')
  typeIn('Username')
  expect(register).not.toHaveBeenCalled()
  typeIn('Message')
  typeIn('Message')
  expect(register).toHaveBeenCalledOnce()
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' })
})

test('without a network it is not asked for, but with the next letter that is typed with one [QUEUE-15]', () => {
  const { register } = mockBrowser()
  showForms()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stop = startBackgroundSync()
  typeIn('Message')
  expect(register).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  typeIn('Message')
  expect(register).toHaveBeenCalledOnce()
})

test('the browser is asked to send what is queued, and its entry says so [QUEUE-14]', async () => {
  const { sync } = mockBrowser('/service-worker.js')
  stop = startBackgroundSync()
  await queueMessage()
  await waitFor(async () => expect(await readQueue()).toMatchObject([{ isInBackground: true }]))
  expect(sync).toHaveBeenCalledExactlyOnceWith('submission-queue')
})

test('what is queued before the worker is there is handed to it then [QUEUE-14]', async () => {
  const { sync } = mockBrowser()
  showForms()
  await queueMessage()
  stop = startBackgroundSync()
  typeIn('Message')
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

test('a script that cannot be registered is no error [QUEUE-15]', async () => {
  const { register } = mockBrowser()
  register.mockRejectedValue(new TypeError('Failed to register a ServiceWorker'))
  showForms()
  stop = startBackgroundSync()
  typeIn('Message')
  await queueMessage()
  expect(await readQueue()).toMatchObject([{ state: 'waiting', isInBackground: false }])
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
])('%s no service worker is registered [QUEUE-15]', async (_where, arrange) => {
  const { register, sync } = mockBrowser()
  arrange()
  showForms()
  stop = startBackgroundSync()
  typeIn('Message')
  await queueMessage()
  expect(register).not.toHaveBeenCalled()
  expect(sync).not.toHaveBeenCalled()
})
