import {
  FILES_CACHE,
  PAGES_CACHE,
  readSavedPages,
  SAVED_AT,
  SAVED_BYTES,
  SAVED_FILES,
  SAVED_TITLE,
  type SavedPage,
  type VisitMessage,
} from '#src/features/offline/saved-pages.ts'
import { OFFLINE_URL } from '#src/lib/addresses.ts'
import { LATER } from '#src/startup/deferred-page.ts'
import { isSavable } from './request-strategy.ts'

// Contains the hash of the /offline page in this build, so that each new worker caches the new page.
const OFFLINE_CACHE = `offline-${import.meta.env.VITE_OFFLINE_PAGE_HASH}`

// Runs sequentially, as parallel runs would count the same space.
let visits: Promise<unknown> = Promise.resolve()

/**
 * Saves an opened page if it may be saved, and removes saved data beyond the limits: files are saved on every page.
 * Saves nothing without a connection.
 */
export function saveVisit(visit: VisitMessage): Promise<unknown> {
  visits = visits.then(async () => {
    try {
      // Opened first: what is still being saved when somebody signs out is lost with the deleted caches.
      const saved = await Promise.all([caches.open(PAGES_CACHE), caches.open(FILES_CACHE)])
      if (isSavable(visit.path)) await savePage(visit, ...saved)
    } catch {
      // The connection is lost, or the browser has no space left: the next visit tries again.
    }
    await trimSaved().catch(() => undefined)
  })
  return visits
}

/** Saves the /offline page with its files. */
export async function saveOfflinePage(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE)
  await savePage({ path: OFFLINE_URL, title: '', files: [] }, cache, cache)
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

/**
 * Saves a page with all required files, or nothing: the previously saved version stays until then.
 * Throws if any of them cannot be fetched. `seen` are further files loaded by the page, such as pictures.
 */
async function savePage({ path, title, files: seen }: VisitMessage, pages: Cache, files: Cache) {
  // Without cookies, as a saved page must be the same for everybody.
  const response = await fetch(path, { credentials: 'omit', cache: 'no-cache', redirect: 'error' })
  if (!isWhole(response) || !response.headers.get('content-type')?.startsWith('text/html')) return
  const html = await response.text()
  // Not a prerendered public page, but for instance that of a captive portal.
  if (!html.includes(`id="${LATER}"`)) return
  const needed = filesIn(html)
  for (const file of needed) await saveFile(file, files)
  for (const file of seen) await saveFile(file, files).catch(() => undefined)

  const headers = plainHeaders(response)
  headers.set(SAVED_AT, String(Date.now()))
  headers.set(SAVED_TITLE, encodeURIComponent(title))
  headers.set(SAVED_FILES, JSON.stringify([...new Set([...needed, ...seen])]))
  await pages.put(path, new Response(html, { headers }))
}

/** Saves a file with a hash in its name once, as it never changes. */
async function saveFile(address: string, files: Cache): Promise<void> {
  // In any cache, including that of the /offline page: the file is the same.
  if ((await caches.match(address)) !== undefined) return
  const response = await fetch(address)
  if (!isWhole(response)) throw new Error(`${address} did not arrive`)
  await keepFile(address, response, files)
}

/** Saves a received response, with its size. */
export async function keepFile(address: string, response: Response, files: Cache): Promise<void> {
  const body = await response.blob()
  const headers = plainHeaders(response)
  headers.set(SAVED_BYTES, String(body.size))
  await files.put(address, new Response(body, { headers }))
}

/** Whether a response may be saved: complete, from this site, and without a header that forbids it. */
export function isWhole(response: Response): boolean {
  const isForbidden = /no-store|private/.test(response.headers.get('cache-control') ?? '')
  return response.status === 200 && !response.redirected && !isForbidden
}

// Removes headers of the encoding, as the body has been decoded.
function plainHeaders({ headers }: Response): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) kept.delete(name)
  return kept
}

/** All files that a page needs to work: scripts, style sheets, fonts and drawings. */
function filesIn(html: string): ReadonlyArray<string> {
  const linked = html.matchAll(/<link [^>]*href="(\/assets\/[^"]+)"/g)
  const drawings = html.matchAll(/<img [^>]*src="(\/images\/[^"]+\.svg)"/g)
  return [...new Set([...linked, ...drawings].map(([, address = '']) => address))]
}

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
async function trimSaved(): Promise<void> {
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
