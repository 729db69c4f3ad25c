import { expect } from 'vitest'
import { enqueue, readQueue } from '#src/features/offline/queue.ts'

export const message = { fullName: 'Ada Obi', email: 'ada@example.com', message: 'Hello' }

/** Queues a message, as a form does that could not be sent. */
export const queueMessage = (key = 'key-of-message') =>
  enqueue({ kind: 'contact', payload: message, key, mayHaveArrived: false })

/** The only entry of the queue. */
export async function onlyEntry() {
  const entries = await readQueue()
  expect(entries).toHaveLength(1)
  return entries[0]!
}
