import 'fake-indexeddb/auto'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendInBackground } from '#src/api/background-sender.ts'
import { changeEntry, clearQueue, enqueue, readQueue } from '#src/lib/submission-queue.ts'
import { isSignedIn, nobodyIsSignedIn, sessionCheckCannotBeReached } from '#tests/mocks/accounts.ts'
import { amina } from '#tests/mocks/members.ts'
import { mockServer } from '#tests/mocks/server.ts'
import {
  cannotBeReached,
  refusesSubmissions,
  takesSubmissions,
  type ReceivedSubmission,
} from '#tests/mocks/submissions.ts'

/* The service worker's handling of a sync event. */

const server = mockServer()
beforeEach(async () => {
  localStorage.clear()
  await clearQueue()
})

const sync = () => sendInBackground({ isLastAttempt: false })

async function queueMessage(key = 'key-of-message') {
  const payload = { fullName: 'Ada Obi', email: 'ada@example.com', message: 'Hello' }
  await enqueue({ kind: 'contact', payload, key, mayHaveArrived: false })
  await changeEntry(key, (entry) => ({ ...entry, isInBackground: true }))
}

/** As in a worker, which has no localStorage to say who the data belong to. */
async function queueMessageOf(memberId: string) {
  localStorage.setItem('memberId', memberId)
  await queueMessage()
  localStorage.clear()
}

const states = async () => (await readQueue()).map(({ state }) => state)

test('a sync sends all that waits, with the keys of its forms [QUEUE-13]', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received))
  for (const key of ['first-key', 'second-key']) await queueMessage(key)
  await sync()
  expect(received.map(({ key }) => key)).toEqual(['first-key', 'second-key'])
  expect(await states()).toEqual(['sent', 'sent'])
})

test('a sync sends also while the worker has not heard yet that the network is back [QUEUE-13]', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await queueMessage()
  await sync()
  expect(received).toHaveLength(1)
})

test('a sync and a page that send at once store it once [QUEUE-13]', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received))
  await queueMessage()
  await Promise.allSettled([sync(), sync()])
  expect(received).toHaveLength(1)
})

test('a sync without a network fails, so that the browser tries again, and what waits stays [QUEUE-13]', async () => {
  server.use(cannotBeReached)
  await queueMessage()
  await expect(sync()).rejects.toThrow('1 of the forms still wait')
  expect(await readQueue()).toMatchObject([{ state: 'waiting', isInBackground: true }])
})

test('after its last attempt the browser has given up, and the page no longer promises it [QUEUE-14]', async () => {
  server.use(cannotBeReached)
  await queueMessage()
  await expect(sendInBackground({ isLastAttempt: true })).rejects.toThrow()
  expect(await readQueue()).toMatchObject([{ state: 'waiting', isInBackground: false }])
})

test('a login page of a café is no reason to stop trying [QUEUE-13]', async () => {
  server.use(http.post('/submissions/contact', () => HttpResponse.html('<h1>Accept the terms</h1>')))
  await queueMessage()
  await expect(sync()).rejects.toThrow()
  expect(await states()).toEqual(['waiting'])
})

test.each([429, 503])('a server that answers %d is not asked again too early [QUEUE-5]', async (status) => {
  const asked = vi.fn()
  server.use(
    http.post('/submissions/contact', () => {
      asked()
      return HttpResponse.json({ error: 'Later.' }, { status, headers: { 'retry-after': '120' } })
    }),
  )
  await queueMessage()
  await expect(sync()).rejects.toThrow()
  await expect(sync()).rejects.toThrow()
  expect(asked).toHaveBeenCalledOnce()
})

test('what the server refuses is left for the page to show, and is no reason to try again [QUEUE-6]', async () => {
  server.use(refusesSubmissions('Please look at the address.', 400))
  await queueMessage()
  await sync()
  expect(await readQueue()).toMatchObject([{ state: 'refused', message: 'Please look at the address.' }])
})

test('what has waited for fourteen days is left for the page to ask about [QUEUE-7]', async () => {
  await queueMessage()
  await changeEntry('key-of-message', (entry) => ({ ...entry, queuedAt: Date.now() - 15 * 86_400_000 }))
  // Without a handler, any call fails the test.
  await sync()
  expect(await states()).toEqual(['waiting'])
})

test('after a sign-out nothing is left to send [QUEUE-8]', async () => {
  await queueMessage()
  await clearQueue()
  await sync()
  expect(await readQueue()).toEqual([])
})

const credentialsOf = (fetched: { mock: { calls: Array<Parameters<typeof fetch>> } }) =>
  fetched.mock.calls.find(([url]) => String(url).includes('/submissions/'))?.[1]?.credentials

test('what a visitor sent goes without cookies, whoever is signed in [QUEUE-9]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  // Without a handler for the session check: it must not be made.
  server.use(takesSubmissions([]))
  await queueMessage()
  await sync()
  expect(credentialsOf(fetched)).toBe('omit')
})

test.each([
  ['is signed in still', amina.id, isSignedIn(), 'include'],
  ['has left the device to another member', 'somebody-else', isSignedIn(), 'omit'],
  ['is no longer signed in', amina.id, nobodyIsSignedIn, 'omit'],
])(
  'what a member sent who %s is stored for nobody else [QUEUE-9]',
  async (_who, id, session, credentials) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    server.use(takesSubmissions([]), session)
    await queueMessageOf(id)
    await sync()
    expect(credentialsOf(fetched)).toBe(credentials)
    expect(await states()).toEqual(['sent'])
  },
)

test('what a member sent waits while the server cannot say who is signed in [QUEUE-9]', async () => {
  server.use(sessionCheckCannotBeReached)
  await queueMessageOf(amina.id)
  await expect(sync()).rejects.toThrow()
  expect(await states()).toEqual(['waiting'])
})
