import { useEffect, useSyncExternalStore } from 'react'
import { isQueueNeeded, needQueue, queueMark, watchQueueNeed } from '#src/lib/lazy-queue.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'

/** The queue of unsent forms. Its code is loaded if there are entries, or with the first form that can be queued. */
export function QueueWhenNeeded() {
  const isNeeded = useSyncExternalStore(watchQueueNeed, isQueueNeeded, () => false)

  useEffect(() => {
    if (queueMark.read() !== null) needQueue()
    // Another tab queues something.
    return queueMark.watch((found) => {
      if (found !== null) needQueue()
    })
  }, [])

  return isNeeded ? <Queue /> : null
}

function Queue() {
  // If it cannot be loaded, it is loaded when the connection is back, in time to send the entries.
  const { module } = useLoadedModule(() => import('./queue-notice.tsx'))
  return module && <module.QueueNotice />
}
