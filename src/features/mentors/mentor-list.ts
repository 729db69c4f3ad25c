import { useSyncExternalStore } from 'react'
import { MAX_COMPARED } from '#src/lib/mentor-addresses.ts'
import { storedJson, type StoredValue } from '#src/lib/storage.ts'

type Slugs = ReadonlyArray<string>

const EMPTY: Slugs = []

export type MentorList = ReturnType<typeof createMentorList>

/**
 * A list of mentors chosen by the visitor, stored in the browser. If storage is blocked, it lasts as long as the
 * page.
 */
function createMentorList(storage: StoredValue<Array<string>>, max: number) {
  const listeners = new Set<() => void>()
  let memory: Slugs | null = null
  let snapshot: Slugs = EMPTY
  let isCurrent = false
  let stopWatching: () => void = () => undefined

  // Returns the same array until it changes, as React requires. Cards read it often, and storage is slow: while there
  // are listeners, changes are observed and the result is cached.
  function read(): Slugs {
    if (isCurrent) return snapshot
    const found = memory ?? storage.read() ?? EMPTY
    if (found.join() !== snapshot.join()) snapshot = found
    isCurrent = listeners.size > 0
    return snapshot
  }

  function notify() {
    isCurrent = false
    for (const listener of listeners) listener()
  }

  function write(slugs: Slugs) {
    memory = storage.write([...slugs]) ? null : slugs
    notify()
  }

  return {
    max,
    read,
    /** Adds a mentor unless the list is full, or removes a listed one. */
    toggle(slug: string) {
      const slugs = read()
      if (slugs.includes(slug)) write(slugs.filter((each) => each !== slug))
      else if (slugs.length < max) write([...slugs, slug])
    },
    /** Adds as many of them as fit. */
    add: (slugs: Slugs) => write([...new Set([...read(), ...slugs])].slice(0, max)),
    /** Removes the others, such as mentors who have left. */
    keep: (isKept: (slug: string) => boolean) => write(read().filter((slug) => isKept(slug))),
    clear: () => write(EMPTY),
    subscribe(listener: () => void) {
      if (listeners.size === 0) stopWatching = storage.watch(notify)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopWatching()
        isCurrent = false
      }
    },
  }
}

function readSlugs(found: unknown): Array<string> | null {
  return Array.isArray(found) && found.every((slug) => typeof slug === 'string') ? found : null
}

const MAX_SHORTLISTED = 30

/** Kept on this device until the visitor removes it. */
export const shortlist = createMentorList(storedJson('local', 'mentorShortlist', readSlugs), MAX_SHORTLISTED)

/** Kept while the tab is open. */
export const comparison = createMentorList(storedJson('session', 'mentorComparison', readSlugs), MAX_COMPARED)

export function useMentorList(list: MentorList): Slugs {
  return useSyncExternalStore(list.subscribe, list.read, () => EMPTY)
}
