import 'fake-indexeddb/auto'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NetworkError } from '#src/api/client.ts'
import { deliver } from '#src/api/delivery.ts'
import { ATTEMPT_MS, sendWaiting, startSending } from '#src/features/offline/queue-sender.ts'
import { env } from '#src/lib/env.ts'
import { lazyQueue, queueMark } from '#src/lib/lazy-queue.ts'
import {
  changeEntry,
  clearFilesAndQueue,
  enqueue,
  readQueue,
  removeEntry,
  restoreDrafts,
} from '#src/features/offline/queue.ts'
import { createDraft } from '#src/ui/forms/draft.ts'
import { mockServer } from '#tests/mocks/server.ts'
import {
  makeGate,
  noConnection,
  type ReceivedSubmission,
  refusesSubmissions,
  submissionsAreBlocked,
  takesSubmissions,
} from '#tests/mocks/submissions.ts'
import { withDelivery } from '#tests/setup/delivery.ts'

const server = mockServer()
withDelivery('api')

const message = { fullName: 'Ada Obi', email: 'ada@example.com', message: 'Hello' }

const queueMessage = (key = 'key-of-message') =>
  enqueue({ kind: 'contact', payload: message, key, mayHaveArrived: false })

async function onlyEntry() {
  const entries = await readQueue()
  expect(entries).toHaveLength(1)
  return entries[0]!
}

beforeEach(() => {
  lazyQueue.enqueue = enqueue
})
afterEach(() => {
  lazyQueue.enqueue = undefined
})

test('a form that cannot reach the server is queued under its key, and sent with the same key later [QUEUE-1 QUEUE-3]', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(...noConnection)
  expect(await deliver('contact', message, 'key-of-message')).toMatchObject({
    queueKey: 'key-of-message',
    reference: '',
  })
  expect(await onlyEntry()).toMatchObject({ state: 'waiting', kind: 'contact', mayHaveArrived: true })
  server.use(takesSubmissions(received))
  await sendWaiting()
  expect(received).toEqual([
    { kind: 'contact', key: 'key-of-message', type: 'application/json', body: message },
  ])
  expect(await onlyEntry()).toMatchObject({ state: 'sent', reference: 'KC-7F3KQ2' })
})

test('once it is sent, nothing that was typed is left on the device [QUEUE-8]', async () => {
  localStorage.setItem('draft:contact', '{"savedAt":1,"values":{"fullName":"Ada Obi"}}')
  server.use(takesSubmissions([]))
  await queueMessage()
  expect(JSON.stringify(await onlyEntry())).toContain('Ada Obi')
  await sendWaiting()
  expect(JSON.stringify(await onlyEntry())).not.toMatch(/Ada|ada@/)
})

test('without delivery nothing is sent, whatever waits [QUEUE-11]', async () => {
  await queueMessage()
  const before = env.formDelivery
  env.formDelivery = 'none'
  // Without a handler, any call fails the test.
  await sendWaiting()
  env.formDelivery = before
  expect(await onlyEntry()).toMatchObject({ state: 'waiting' })
})

test('without a connection no attempt is made, so that the form is known not to have arrived', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.use(...noConnection)
  await deliver('contact', message, 'key-of-message')
  await sendWaiting()
  expect(await onlyEntry()).toMatchObject({ state: 'waiting', mayHaveArrived: false })
})

test.each([429, 503])('after the answer %d it waits and is tried again [QUEUE-5]', async (status) => {
  server.use(refusesSubmissions('Later.', status))
  await queueMessage()
  await sendWaiting()
  expect(await onlyEntry()).toMatchObject({ state: 'waiting', blockedAttempts: 0 })
  server.use(takesSubmissions([]))
  await sendWaiting()
  expect(await onlyEntry()).toMatchObject({ state: 'sent' })
})

test('an answer of a login page in a café is not taken for the server [QUEUE-5]', async () => {
  server.use(http.post('/submissions/contact', () => HttpResponse.html('<h1>Accept the terms</h1>')))
  await queueMessage()
  await sendWaiting()
  expect(await onlyEntry()).toMatchObject({ state: 'waiting' })
})

const draftText = JSON.stringify({
  savedAt: 1,
  values: { fullName: 'Ada Obi' },
  submission: { content: '{}', key: 'key-of-message' },
})

test('cancelling gives the draft back with its key, so that sending it again unchanged stores it once [QUEUE-4]', async () => {
  localStorage.setItem('draft:contact', draftText)
  await queueMessage()
  localStorage.clear()
  expect(await restoreDrafts('key-of-message')).toBe('restored')
  expect(JSON.parse(localStorage.getItem('draft:contact') ?? '')).toMatchObject({
    submission: { key: 'key-of-message' },
  })
  // Written long before it is cancelled, it does not expire at once.
  expect(createDraft('contact').restore()).toEqual({ fullName: 'Ada Obi' })
  expect(await readQueue()).toEqual([])
})

test('what was refused comes back without its key, which the server may know with other content [QUEUE-6]', async () => {
  server.use(refusesSubmissions('Something else came with this number.', 409))
  localStorage.setItem('draft:contact', draftText)
  await queueMessage()
  localStorage.clear()
  await sendWaiting()
  expect(await restoreDrafts('key-of-message')).toBe('restored')
  const restored = JSON.parse(localStorage.getItem('draft:contact') ?? '') as unknown
  expect(restored).toMatchObject({ values: { fullName: 'Ada Obi' } })
  expect(restored).not.toHaveProperty('submission')
})

test('another draft begun in the same form is not overwritten', async () => {
  localStorage.setItem('draft:contact', draftText)
  await queueMessage()
  localStorage.setItem('draft:contact', '{"savedAt":2,"values":{}}')
  expect(await restoreDrafts('key-of-message')).toBe('form-in-use')
  expect(await onlyEntry()).toMatchObject({ state: 'waiting' })
})

test('what is cancelled while it is being sent is gone, whatever the answer [QUEUE-4]', async () => {
  const gate = makeGate()
  server.use(takesSubmissions([], { after: gate.opened }))
  await queueMessage()
  const sending = sendWaiting()
  await vi.waitFor(async () => expect(await onlyEntry()).toMatchObject({ mayHaveArrived: true }))
  expect(await restoreDrafts('key-of-message')).toBe('restored')
  gate.open()
  await sending
  expect(await readQueue()).toEqual([])
})

test.each([
  ['was sent by a visitor', null, '7', 'omit'],
  ['was sent by the member', '7', '7', 'include'],
] as const)('what %s is stored for nobody else [QUEUE-9]', async (_who, before, now, credentials) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  server.use(takesSubmissions([]))
  if (before !== null) localStorage.setItem('memberId', before)
  await queueMessage()
  localStorage.setItem('memberId', now)
  await sendWaiting()
  expect(fetched).toHaveBeenCalledWith('/submissions/contact', expect.objectContaining({ credentials }))
})

test('where the browser stores nothing, the failure is reported as before [QUEUE-10]', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  server.use(...noConnection)
  await expect(deliver('contact', message, 'key-of-message')).rejects.toBeInstanceOf(NetworkError)
})

test('pages know without the code of the queue whether anything waits [QUEUE-8 QUEUE-17]', async () => {
  await queueMessage()
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('Connection lost', 'UnknownError')
  })
  expect(await readQueue()).toEqual([])
  expect(queueMark.read()).not.toBeNull()
  queueMark.clear()
  await readQueue()
  expect(queueMark.read()).not.toBeNull()
  await removeEntry('key-of-message')
  expect(queueMark.read()).toBeNull()
  await queueMessage()
  await clearFilesAndQueue()
  expect(localStorage).toHaveLength(0)
})

test('after a failure that is none of the network, the form is not queued [QUEUE-1]', async () => {
  server.use(refusesSubmissions('x is not a function', 500))
  const failing = deliver('contact', message, 'key-of-message')
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

test('the timer does not upload again and again what is blocked, also while another form waits [QUEUE-7]', async () => {
  server.use(...submissionsAreBlocked)
  await queueMessage()
  await queueMessage('key-of-next-message')
  await changeEntry('key-of-message', { blockedAttempts: 2 })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  onTestFinished(startSending())
  const attempts = async () => (await readQueue()).map(({ blockedAttempts }) => blockedAttempts)
  await vi.waitFor(async () => expect(await attempts()).toEqual([3, 1]))
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(async () => expect(await attempts()).toEqual([3, 2]))
})

test('the timer reads nothing while nothing waits', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  await queueMessage()
  await changeEntry('key-of-message', { state: 'refused' })
  const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  onTestFinished(startSending())
  // The page itself looks once, and then at each entry.
  await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(2))
  await vi.advanceTimersByTimeAsync(90_000)
  expect(reads).toHaveBeenCalledTimes(2)
})
