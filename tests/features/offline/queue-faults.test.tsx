import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { ATTEMPT_MS, sendWaiting, startSending } from '#src/features/offline/queue-sender.ts'
import { isBlocked, readQueue, sendOrQueue } from '#src/features/offline/queue.ts'
import { mockServer } from '#tests/mocks/server.ts'
import {
  makeGate,
  noConnection,
  submissionsAreBlocked,
  takesSubmissions,
  type ReceivedSubmission,
} from '#tests/mocks/submissions.ts'
import { message, onlyEntry, queueMessage } from './queued-entries.ts'

/* The queue where a browser, a device or a network fails. */

const server = mockServer()
test('after a failure that is none of the network, the form is not queued [QUEUE-1]', async () => {
  const failing = sendOrQueue(() => Promise.reject(new TypeError('x is not a function')), {
    kind: 'contact',
    payload: message,
    key: 'key-of-message',
  })
  await expect(failing).rejects.toThrow('x is not a function')
  expect(await readQueue()).toEqual([])
})

test('a form that is blocked while the site can be reached says so after three attempts, and is sent when it is tried again [QUEUE-7]', async () => {
  server.use(...submissionsAreBlocked)
  await queueMessage()
  for (let attempts = 0; attempts < 2; attempts++) await sendWaiting()
  expect(isBlocked(await onlyEntry())).toBe(false)
  await sendWaiting()
  expect(isBlocked(await onlyEntry())).toBe(true)
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received))
  // No timer starts a further attempt.
  await sendWaiting({ isRepeated: true })
  expect(received).toEqual([])
  await sendWaiting()
  expect(received).toHaveLength(1)
})

test('an attempt without an answer ends after its time limit, and leaves the form waiting [QUEUE-18]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const gate = makeGate()
  server.use(takesSubmissions([], { after: gate.opened }), ...noConnection.slice(1))
  await queueMessage()
  const sending = sendWaiting()
  await vi.waitFor(async () => expect(await onlyEntry()).toMatchObject({ state: 'sending' }))
  await vi.advanceTimersByTimeAsync(ATTEMPT_MS)
  await sending
  vi.useRealTimers()
  expect(await onlyEntry()).toMatchObject({ state: 'waiting' })
  gate.open()
})

test('after a failure of the lock the next moment to send is taken', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('Broken', 'AbortError')))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
  const stop = startSending()
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(request).toHaveBeenCalledTimes(2)
  })
  stop()
})

test('while a page is open what waits is tried again every half minute [QUEUE-5]', async () => {
  server.use(...noConnection)
  await queueMessage()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  const stop = startSending()
  await vi.waitFor(async () =>
    expect(await onlyEntry()).toMatchObject({ mayHaveArrived: true, state: 'waiting' }),
  )
  server.use(takesSubmissions([]))
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(async () => expect(await onlyEntry()).toMatchObject({ state: 'sent' }))
  stop()
})
