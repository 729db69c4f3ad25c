import { useSyncExternalStore } from 'react'
import { createListeners } from '#src/lib/listeners.ts'
import { storedText, type StoredValue } from '#src/lib/storage.ts'

type Slugs = ReadonlyArray<string>

export type SavedMentors = ReturnType<typeof createSavedMentors>

function createSavedMentors(storage: StoredValue<string>) {
  const { subscribe, notify } = createListeners()
  // If storage is blocked, the list lasts as long as the page.
  let unstored: string | null = null

  const readText = () => unstored ?? storage.read() ?? ''
  const read = () => slugsOf(readText())

  function write(slugs: Slugs) {
    const text = slugs.join(' ')
    unstored = storage.write(text) ? null : text
    notify()
  }

  return {
    read,
    /** The slugs as one text, which React can compare. */
    readText,
    add: (slugs: Slugs) => write([...new Set([...read(), ...slugs])]),
    remove: (slug: string) => write(read().filter((each) => each !== slug)),
    clear: () => write([]),
    subscribe(listener: () => void) {
      const stops = [storage.watch(listener), subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}

function slugsOf(text: string): Slugs {
  return text.split(' ').filter(Boolean)
}

/** Kept on this device until the visitor removes it. */
export const shortlist = createSavedMentors(storedText('local', 'mentorShortlist'))

/** Kept while the tab is open. */
export const comparison = createSavedMentors(storedText('session', 'mentorComparison'))

export function useSavedMentors(list: SavedMentors): Slugs {
  return slugsOf(useSyncExternalStore(list.subscribe, list.readText, () => ''))
}

/** The query of the directory as last shown in this tab, for the link back from the pages of mentors. */
export const lastDirectorySearch = storedText('session', 'mentorDirectory')
