import { changeEntry, isToBeSent, readQueue, subscribeToQueue } from '#src/lib/submission-queue.ts'
import { sendQueue } from './queue-sender.ts'
import { findSession } from './session.ts'

/**
 * Sends queued forms from the service worker. Rejects while an entry is still waiting, so that the browser retries
 * later; after its last attempt, the rest is left to the pages.
 */
export async function sendInBackground({ isLastAttempt }: { isLastAttempt: boolean }): Promise<void> {
  // Opens the channel that informs open pages of changes.
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

// The browser wakes the worker because there is a connection. `navigator.onLine` may be updated later.
const isOnline = () => true

// Workers cannot read localStorage, which says whose data the device holds, so they ask the server.
async function isSignedIn(memberId: string): Promise<boolean> {
  return (await findSession())?.id === memberId
}
