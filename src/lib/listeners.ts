/** Functions to call when something changes. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    /** Returns a function that removes the listener. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
