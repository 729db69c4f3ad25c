import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mayHaveQueue, watchQueueMark } from '#src/lib/queue-mark.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'

// Not a search, nor a login.
const CAN_WAIT = 'form:is([method=dialog], [method=post]):not(:has([type=password]))'

/**
 * The queue of unsent forms: its code comes where something waits, and where there is a form that can wait. Then it has to come
 * while there is a network, before the form is sent.
 */
export function QueueWhenNeeded() {
  const { pathname } = useLocation()
  const [isNeeded, setNeeded] = useState(false)

  useEffect(() => {
    if (isNeeded) return
    const need = () => setNeeded(true)
    // Forms in dialogs, and those that come late.
    const needForForm = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(CAN_WAIT)) need()
    }
    if (document.querySelector(CAN_WAIT)) queueMicrotask(need)
    else void mayHaveQueue().then((may) => may && need())
    const stopWatching = watchQueueMark(need)
    document.addEventListener('focusin', needForForm)
    return () => {
      stopWatching()
      document.removeEventListener('focusin', needForForm)
    }
  }, [pathname, isNeeded])

  return isNeeded ? <Queue /> : null
}

function Queue() {
  // If it does not arrive it comes when the network is back, in time to send what waits.
  const module = useLoadedModule(() => import('./queue-notice.tsx'))
  return module === null || module === 'failed' ? null : <module.QueueNotice />
}
