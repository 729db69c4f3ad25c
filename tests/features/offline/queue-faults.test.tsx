import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { ATTEMPT_MS, sendWaiting, startSending } from '#src/features/offline/queue-sender.ts'
import { readQueue, sendOrQueue } from '#src/features/offline/queue.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { makeGate, noConnection, takesSubmissions } from '#tests/mocks/submissions.ts'
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

test('an attempt without an answer ends after its time limit, and leaves the form waiting [QUEUE-18]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const gate = makeGate()
  server.use(takesSubmissions([], { after: gate.opened }), ...noConnection.slice(1))
  await queueMessage()
  const sending = sendWaiting()
  await vi.waitFor(async () => expect(await onlyEntry()).toMatchObject({ mayHaveArrived: true }))
  await vi.advanceTimersByTimeAsync(ATTEMPT_MS)
  await sending
  vi.useRealTimers()
  expect(await onlyEntry()).toMatchObject({ state: 'waiting' })
  gate.open()
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
