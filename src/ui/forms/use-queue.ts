import { useEffect, useSyncExternalStore } from 'react'
import { knownEntries, subscribeToQueue } from '#src/lib/submission-queue.ts'

let keysInPlace: ReadonlyArray<string> = []
const listeners = new Set<() => void>()

function setInPlace(keys: ReadonlyArray<string>) {
  keysInPlace = keys
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What waits on this device, and what was sent lately. Null until it has been read. */
export function useQueue() {
  return useSyncExternalStore(subscribeToQueue, knownEntries, () => null)
}

/** The same without the entries that stand in the place of their form on this page. */
export function useQueueElsewhere() {
  const entries = useQueue() ?? []
  const keys = useSyncExternalStore(
    subscribe,
    () => keysInPlace,
    () => keysInPlace,
  )
  return entries.filter(({ key }) => !keys.includes(key))
}

/** Marks an entry as shown in the place of its form. */
export function useInPlace(key: string) {
  useEffect(() => {
    setInPlace([...keysInPlace, key])
    return () => {
      const once = keysInPlace.indexOf(key)
      setInPlace(keysInPlace.filter((_, index) => index !== once))
    }
  }, [key])
}
