import { changeEntry, isToBeSent, readQueue, subscribeToQueue } from '#src/lib/submission-queue.ts'
import { sendQueue } from './queue-sender.ts'
import { findSession } from './session.ts'

/**
 * Sends what waits from the service worker. Rejects while something still waits, so that the browser tries again later;
 * with its last attempt, the rest is left to the pages.
 */
export async function sendInBackground({ isLastAttempt }: { isLastAttempt: boolean }): Promise<void> {
  // Opens the channel that tells open pages what has become of each entry.
  const stopListening = subscribeToQueue(() => {})
  try {
    await sendQueue(true, isSignedIn, isOnline)
    const left = (await readQueue()).filter(isToBeSent)
    if (left.length === 0) return
    if (isLastAttempt) {
      for (const { key } of left) await changeEntry(key, (entry) => ({ ...entry, isInBackground: false }))
    }
    throw new Error(`${left.length} of the forms still wait.`)
  } finally {
    stopListening()
  }
}

// The browser wakes the worker because there is a network. Its `navigator.onLine` may hear of it later.
const isOnline = () => true

// Workers cannot read whose data the device holds, and that may have changed since: the server knows.
async function isSignedIn(memberId: string): Promise<boolean> {
  return (await findSession())?.id === memberId
}
