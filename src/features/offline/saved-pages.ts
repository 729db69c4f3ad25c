/*
 * The pages that the service worker has saved on this device, used by pages and by the worker: see
 * docs/decisions/0048-reading-offline.md. The numbers are versions of the storage format: a worker deletes caches of
 * other versions.
 */

export const PAGES_CACHE = 'pages-1'
/** Files with a hash in their name: scripts, fonts, pictures. */
export const FILES_CACHE = 'files-1'

/** Headers of saved responses. */
export const SAVED_AT = 'x-saved-at'
export const SAVED_TITLE = 'x-saved-title'
export const SAVED_FILES = 'x-saved-files'
export const SAVED_BYTES = 'x-saved-bytes'

export type SavedPage = { path: string; title: string; savedAt: number; files: ReadonlyArray<string> }

/** A message of a page to the service worker: a page to save, and the files that were loaded for it. */
export type VisitMessage = Pick<SavedPage, 'path' | 'title' | 'files'>

/** The saved pages, latest first. Throws if they cannot be read. */
export async function readSavedPages(): Promise<Array<SavedPage>> {
  const cache = await caches.open(PAGES_CACHE)
  const found: Array<SavedPage> = []
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request))?.headers
    const title = headers?.get(SAVED_TITLE)
    if (!headers || typeof title !== 'string') continue
    found.push({
      path: new URL(request.url).pathname,
      title: decodeURIComponent(title),
      savedAt: Number(headers.get(SAVED_AT)),
      files: JSON.parse(headers.get(SAVED_FILES) ?? '[]') as Array<string>,
    })
  }
  return found.sort((a, b) => b.savedAt - a.savedAt)
}

/** Whether the page at this path can be opened without a connection. */
export async function isPageSaved(path: string): Promise<boolean> {
  try {
    return (await (await caches.open(PAGES_CACHE)).match(path)) !== undefined
  } catch {
    // Storage is blocked, or the browser has no Cache API.
    return false
  }
}

/** Formats the time of saving or sending: "today at 14:05", or "on 7 March 2026 at 14:05". */
export function whenText(at: number): string {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return `${isToday ? 'today' : `on ${day}`} at ${date.toLocaleTimeString('en-GB', { timeStyle: 'short' })}`
}

/** Removes all saved pages and their files, so that the next user of a shared phone cannot see them. */
export async function clearSavedPages(): Promise<void> {
  try {
    await Promise.all([caches.delete(PAGES_CACHE), caches.delete(FILES_CACHE)])
  } catch {
    // Storage is blocked, so nothing is saved.
  }
}
