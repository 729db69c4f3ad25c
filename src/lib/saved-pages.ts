// @chunk parts
/*
 * The pages that the service worker has saved on this device, for pages and worker alike: see
 * docs/decisions/0048-reading-offline.md. The numbers are versions of how they are stored: a worker deletes caches of others.
 */

/** Pages with the data to hydrate them with. */
export const PAGES_CACHE = 'pages-1'
/** Files whose names have a hash: scripts, fonts, pictures. */
export const FILES_CACHE = 'files-1'

/** Headers of saved answers. */
export const SAVED_AT = 'x-saved-at'
export const SAVED_TITLE = 'x-saved-title'
export const SAVED_FILES = 'x-saved-files'
export const SAVED_BYTES = 'x-saved-bytes'

export type SavedPage = { path: string; title: string; savedAt: number }

/** What pages tell the service worker: the page that is shown, or files that were loaded since. */
export type VisitMessage = { type: 'visit'; path: string; files: ReadonlyArray<string> }

/** The saved pages, the latest first. None where the browser saves nothing. */
export async function savedPages(): Promise<Array<SavedPage>> {
  try {
    const cache = await caches.open(PAGES_CACHE)
    const found = await Promise.all(
      (await cache.keys()).map(async (request) => savedPage(request, await cache.match(request))),
    )
    return found.flat().sort((a, b) => b.savedAt - a.savedAt)
  } catch {
    // Blocked, or a browser without caches.
    return []
  }
}

function savedPage({ url }: Request, response: Response | undefined): Array<SavedPage> {
  const title = response?.headers.get(SAVED_TITLE)
  if (!response || typeof title !== 'string') return []
  const savedAt = Number(response.headers.get(SAVED_AT))
  return [{ path: new URL(url).pathname, title: decodeURIComponent(title), savedAt }]
}

/** Whether the page of this path can be opened without a network. */
export async function isPageSaved(path: string): Promise<boolean> {
  try {
    return (await (await caches.open(PAGES_CACHE)).match(path)) !== undefined
  } catch {
    // Blocked, or a browser without caches.
    return false
  }
}

/** When a page was saved, such as "today at 14:05"; `dayOf` writes any other day. */
export function savedWhen(savedAt: Date, now: Date, dayOf: (date: Date) => string): string {
  const time = savedAt.toLocaleTimeString('en-GB', { timeStyle: 'short' })
  const isToday = savedAt.toDateString() === now.toDateString()
  return `${isToday ? 'today' : dayOf(savedAt)} at ${time}`
}

/** Removes all saved pages and their files: what somebody has read concerns nobody who uses the phone next. */
export async function clearSavedPages(): Promise<void> {
  try {
    await Promise.all([caches.delete(PAGES_CACHE), caches.delete(FILES_CACHE)])
  } catch {
    // Blocked: nothing is saved.
  }
}
