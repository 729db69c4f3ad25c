import { OFFLINE_URL } from '#src/lib/addresses.ts'
import { FILES_CACHE, PAGES_CACHE } from '#src/features/offline/saved-pages.ts'
import { savePage } from './save-page.ts'

// Contains the hash of the /offline page in this build, so that each new worker caches the new page.
const OFFLINE_CACHE = `offline-${import.meta.env.VITE_OFFLINE_PAGE_HASH}`

/** Saves the /offline page with its files. */
export async function saveOfflinePage(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE)
  await savePage(OFFLINE_URL, [], { pages: cache, files: cache })
  // The worker is not installed then, and the browser tries again later.
  if ((await cache.match(OFFLINE_URL)) === undefined)
    throw new Error('The page for reading offline did not arrive')
}

/** Deletes caches of other versions of the worker. Saved pages stay: they include the files of their version. */
export async function deleteFormerCaches(): Promise<void> {
  const current = [OFFLINE_CACHE, PAGES_CACHE, FILES_CACHE]
  const former = (await caches.keys()).filter((name) => !current.includes(name))
  await Promise.all(former.map((name) => caches.delete(name)))
}
