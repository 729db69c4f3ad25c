import { useEffect, useSyncExternalStore } from 'react'
import { isQueueNeeded, needQueue, watchQueueNeed } from '#src/lib/lazy-queue.ts'
import { mayHaveQueue, watchQueueMark } from '#src/lib/queue-mark.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'

/** The queue of unsent forms: its code comes where something waits, and with the first form that can wait. */
export function QueueWhenNeeded() {
  const isNeeded = useSyncExternalStore(watchQueueNeed, isQueueNeeded, () => false)

  useEffect(() => {
    void mayHaveQueue().then((may) => may && needQueue())
    return watchQueueMark(needQueue)
  }, [])

  return isNeeded ? <Queue /> : null
}

function Queue() {
  // If it does not arrive it comes when the network is back, in time to send what waits.
  const module = useLoadedModule(() => import('./queue-notice.tsx'))
  return module === null || module === 'failed' ? null : <module.QueueNotice />
}
