import {
  FILES_CACHE,
  PAGES_CACHE,
  readSavedPages,
  SAVED_BYTES,
  type SavedPage,
} from '#src/features/offline/saved-pages.ts'

/** The limits of saved pages on a device. */
export const LIMITS = { pages: 40, files: 400, bytes: 20_000_000 }

type StoredFile = { address: string; bytes: number }
type Stored = { pages: ReadonlyArray<Omit<SavedPage, 'title'>>; files: ReadonlyArray<StoredFile> }

/**
 * Chooses what to remove: first files that no saved page needs, such as old pictures and scripts of former builds;
 * then the oldest pages with the files that only they need. `files` are in order of arrival.
 */
export function beyondLimits({ pages, files }: Stored, limits = LIMITS) {
  const newest = [...pages].sort((a, b) => b.savedAt - a.savedAt)
  for (let count = Math.min(newest.length, limits.pages); ; count--) {
    const needed = new Set(newest.slice(0, count).flatMap((page) => page.files))
    const kept = [...files]
    const removed: Array<string> = []
    const isWithin = () =>
      kept.length <= limits.files && kept.reduce((sum, { bytes }) => sum + bytes, 0) <= limits.bytes
    while (!isWithin()) {
      const unneeded = kept.findIndex(({ address }) => !needed.has(address))
      if (unneeded < 0) break
      removed.push(...kept.splice(unneeded, 1).map(({ address }) => address))
    }
    if (isWithin() || count === 0)
      return { pages: newest.slice(count).map(({ path }) => path), files: removed }
  }
}

/** Removes saved pages and files beyond the limits. */
export async function trimSaved(): Promise<void> {
  const pages = await caches.open(PAGES_CACHE)
  const files = await caches.open(FILES_CACHE)
  const stored: Array<StoredFile> = []
  for (const request of await files.keys()) {
    const bytes = Number((await files.match(request))?.headers.get(SAVED_BYTES) ?? 0)
    stored.push({ address: new URL(request.url).pathname, bytes })
  }
  const removed = beyondLimits({ pages: await readSavedPages(), files: stored })
  for (const path of removed.pages) await pages.delete(path)
  for (const address of removed.files) await files.delete(address)
}
