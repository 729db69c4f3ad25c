// @chunk parts
import { storedText } from './storage.ts'

/* Whether anything waits in the queue of unsent forms, for pages that want to know without its code. */

/** The database of the queue. */
export const QUEUE_DATABASE = 'submission-queue'
const mark = storedText('local', 'queueMark')

/** Notes whether the queue holds anything. A worker cannot: what it has sent stays noted until a page looks. */
export function markQueue(isEmpty: boolean) {
  mark.write(isEmpty ? 'empty' : 'used')
}

/** Removes the note with all that a person leaves: without it, the next page looks into the queue itself. */
export function clearQueueMark() {
  mark.clear()
}

/** Whether something may wait. Without a note, that of an earlier version of the site may. */
export async function mayHaveQueue(): Promise<boolean> {
  const found = mark.read()
  if (found !== null) return found !== 'empty'
  // Firefox learnt it in 2024.
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return true
  try {
    return (await indexedDB.databases()).some(({ name }) => name === QUEUE_DATABASE)
  } catch {
    // Blocked: nothing can wait.
    return false
  }
}

/** Calls the listener when another tab queues something. */
export function watchQueueMark(listener: () => void): () => void {
  return mark.watch((found) => {
    if (found === 'used') listener()
  })
}
