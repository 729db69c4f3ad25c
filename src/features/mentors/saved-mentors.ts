import { useSyncExternalStore } from 'react'
import { createListeners } from '#src/lib/listeners.ts'
import { storedJson, storedText, type StoredValue } from '#src/lib/storage.ts'

type Slugs = ReadonlyArray<string>

const EMPTY: Slugs = []

export type SavedMentors = ReturnType<typeof createSavedMentors>

/**
 * A list of mentors chosen by the visitor, stored in the browser. If storage is blocked, it lasts as long as the
 * page.
 */
function createSavedMentors(storage: StoredValue<Array<string>>) {
  const { subscribe, notify } = createListeners()
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
    notify()
  }

  return {
    read,
    add: (slugs: Slugs) => write([...new Set([...read(), ...slugs])]),
    remove: (slug: string) => write(read().filter((each) => each !== slug)),
    clear: () => write(EMPTY),
    subscribe(listener: () => void) {
      const stops = [storage.watch(listener), subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}

function readSlugs(found: unknown): Array<string> | null {
  return Array.isArray(found) && found.every((slug) => typeof slug === 'string') ? found : null
}

/** Kept on this device until the visitor removes it. */
export const shortlist = createSavedMentors(storedJson('local', 'mentorShortlist', readSlugs))

/** Kept while the tab is open. */
export const comparison = createSavedMentors(storedJson('session', 'mentorComparison', readSlugs))

export function useSavedMentors(list: SavedMentors): Slugs {
  return useSyncExternalStore(list.subscribe, list.read, () => EMPTY)
}

/** The query of the directory as last shown in this tab, for the link back from the pages of mentors. */
export const lastDirectorySearch = storedText('session', 'mentorDirectory')
