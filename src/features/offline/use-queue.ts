import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '#src/lib/listeners.ts'
import { knownEntries, subscribeToQueue } from './queue.ts'

let keysInPlace: ReadonlyArray<string> = []
const { subscribe, notify } = createListeners()

function setInPlace(keys: ReadonlyArray<string>) {
  keysInPlace = keys
  notify()
}

/** The waiting entries and the recently sent ones. Null until they have been read. */
export function useQueue() {
  return useSyncExternalStore(subscribeToQueue, knownEntries, () => null)
}

/** The entries that no panel on this page shows in place of its form. */
export function useQueueElsewhere() {
  const entries = useQueue() ?? []
  const keys = useSyncExternalStore(
    subscribe,
    () => keysInPlace,
    () => keysInPlace,
  )
  return entries.filter(({ key }) => !keys.includes(key))
}

/** Marks an entry as shown in place of its form. */
export function useInPlace(key: string) {
  useEffect(() => {
    setInPlace([...keysInPlace, key])
    return () => {
      const once = keysInPlace.indexOf(key)
      setInPlace(keysInPlace.filter((_, index) => index !== once))
    }
  }, [key])
}
