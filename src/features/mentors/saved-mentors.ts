import { useSyncExternalStore } from 'react'
import { storedJson, storedText, type StoredValue } from '#src/lib/storage.ts'
import { MAX_COMPARED } from './addresses.ts'
import { mentorsBySlug, type Directory } from './directory.ts'

type Slugs = ReadonlyArray<string>

const EMPTY: Slugs = []

export type SavedMentors = ReturnType<typeof createSavedMentors>

/**
 * A list of mentors chosen by the visitor, stored in the browser. If storage is blocked, it lasts as long as the
 * page.
 */
function createSavedMentors(storage: StoredValue<Array<string>>, max: number) {
  const listeners = new Set<() => void>()
  let memory: Slugs | null = null
  let snapshot: Slugs = EMPTY

  // Returns the same array until it changes, as React requires.
  function read(): Slugs {
    const found = memory ?? storage.read() ?? EMPTY
    if (found.join() !== snapshot.join()) snapshot = found
    return snapshot
  }

  function write(slugs: Slugs) {
    memory = storage.write([...slugs]) ? null : slugs
    for (const listener of listeners) listener()
  }

  return {
    max,
    read,
    isFull: () => read().length >= max,
    /**
     * Adds as many of them as fit, and returns the number of the others. Mentors who have left the directory give up
     * their places if those are needed.
     */
    add(slugs: Slugs, directory?: Directory): number {
      let all = [...new Set([...read(), ...slugs])]
      if (all.length > max && directory) all = mentorsBySlug(directory, all).map(({ slug }) => slug)
      write(all.slice(0, max))
      return Math.max(0, all.length - max)
    },
    remove: (slug: string) => write(read().filter((each) => each !== slug)),
    clear: () => write(EMPTY),
    subscribe(listener: () => void) {
      const stopWatching = storage.watch(listener)
      listeners.add(listener)
      return () => {
        stopWatching()
        listeners.delete(listener)
      }
    },
  }
}

function readSlugs(found: unknown): Array<string> | null {
  return Array.isArray(found) && found.every((slug) => typeof slug === 'string') ? found : null
}

const MAX_SHORTLISTED = 30

/** Kept on this device until the visitor removes it. */
export const shortlist = createSavedMentors(
  storedJson('local', 'mentorShortlist', readSlugs),
  MAX_SHORTLISTED,
)

/** Kept while the tab is open. */
export const comparison = createSavedMentors(
  storedJson('session', 'mentorComparison', readSlugs),
  MAX_COMPARED,
)

export function useSavedMentors(list: SavedMentors): Slugs {
  return useSyncExternalStore(list.subscribe, list.read, () => EMPTY)
}

/** The query of the directory as last shown in this tab, for the link back from the pages of mentors. */
export const lastDirectorySearch = storedText('session', 'mentorDirectory')
