import { storedText } from './storage.ts'

/* Records whether the queue of unsent forms has entries, for pages without the queue's code. */

/** The database of the queue. */
export const QUEUE_DATABASE = 'submission-queue'
const mark = storedText('local', 'queueMark')

/**
 * Records whether the queue has entries. A worker cannot: entries that it has sent remain recorded until a page
 * checks.
 */
export function markQueue(isEmpty: boolean) {
  mark.write(isEmpty ? 'empty' : 'used')
}

/** Removes the record together with other personal data: without it, the next page checks the queue itself. */
export function clearQueueMark() {
  mark.clear()
}

/** Whether there may be entries. Without a record, an earlier version of the site may have left some. */
export async function mayHaveQueue(): Promise<boolean> {
  const found = mark.read()
  if (found !== null) return found !== 'empty'
  // Firefox has supported it since 2024.
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return true
  try {
    return (await indexedDB.databases()).some(({ name }) => name === QUEUE_DATABASE)
  } catch {
    // IndexedDB is blocked, so there can be no entries.
    return false
  }
}

/** Calls the listener when another tab queues something. */
export function watchQueueMark(listener: () => void): () => void {
  return mark.watch((found) => {
    if (found === 'used') listener()
  })
}
