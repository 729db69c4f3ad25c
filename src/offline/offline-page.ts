import { OFFLINE_URL } from '#src/lib/addresses.ts'
import { FILES_CACHE, PAGES_CACHE } from '#src/lib/saved-pages.ts'
import { savePage } from './save-page.ts'

// The hash of the page in this build: with each new one comes a new worker, and with it the new page.
const OFFLINE_CACHE = `offline-${import.meta.env.VITE_OFFLINE_PAGE_HASH}`

/** Saves the page that says that there is no network, with its files. */
export async function saveOfflinePage(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE)
  await savePage(OFFLINE_URL, [], { pages: cache, files: cache })
  // Then this version of the worker is not installed, and the browser tries again.
  if ((await cache.match(OFFLINE_URL)) === undefined)
    throw new Error('The page for reading offline did not arrive')
}

/** Deletes what other versions of the worker have left. Saved pages stay: with them are the files of their day. */
export async function deleteFormerCaches(): Promise<void> {
  const current = [OFFLINE_CACHE, PAGES_CACHE, FILES_CACHE]
  const former = (await caches.keys()).filter((name) => !current.includes(name))
  await Promise.all(former.map((name) => caches.delete(name)))
}
