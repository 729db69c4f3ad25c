import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { mayHaveQueue } from '#src/lib/queue-mark.ts'
import { clearQueue, dismissEntry, enqueue } from '#src/lib/submission-queue.ts'

const message = { kind: 'contact', payload: { message: 'Hello' }, key: 'key', mayHaveArrived: false } as const

beforeEach(async () => {
  // Other tests share the database.
  await clearQueue()
  localStorage.clear()
})

test('pages know without the code of the queue whether anything waits [QUEUE-17]', async () => {
  await enqueue(message)
  expect(await mayHaveQueue()).toBe(true)
  await dismissEntry('key')
  expect(await mayHaveQueue()).toBe(false)
})

test('the note goes with what a member leaves [QUEUE-8 QUEUE-17]', async () => {
  await enqueue(message)
  await clearQueue()
  expect(localStorage).toHaveLength(0)
})

test('what an earlier version of the site queued is found without a note [QUEUE-17]', async () => {
  await enqueue(message)
  localStorage.clear()
  expect(await mayHaveQueue()).toBe(true)
})
