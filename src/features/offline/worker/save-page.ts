import {
  FILES_CACHE,
  PAGES_CACHE,
  SAVED_AT,
  SAVED_BYTES,
  SAVED_FILES,
  SAVED_TITLE,
} from '#src/features/offline/saved-pages.ts'
import { pageParts } from './page-parts.ts'

export type Place = { pages: Cache; files: Cache }

export async function openPlace(): Promise<Place> {
  return { pages: await caches.open(PAGES_CACHE), files: await caches.open(FILES_CACHE) }
}

/**
 * Saves a page with all required files, or nothing: the previously saved version stays until then.
 * Throws if any of them cannot be fetched. `seen` are further files loaded by the page, such as pictures.
 */
export async function savePage(
  path: string,
  seen: ReadonlyArray<string>,
  { pages, files }: Place,
  now = Date.now(),
): Promise<void> {
  // Without cookies, as a saved page must be the same for everybody.
  const response = await fetch(path, { credentials: 'omit', cache: 'no-cache', redirect: 'error' })
  if (!isWhole(response) || !response.headers.get('content-type')?.startsWith('text/html')) return
  const html = await response.text()
  const parts = pageParts(html)
  if (parts === null) return
  for (const file of parts.files) await saveFile(file, files)
  for (const file of seen) await saveFile(file, files).catch(() => undefined)

  const headers = plainHeaders(response)
  headers.set(SAVED_AT, String(now))
  headers.set(SAVED_TITLE, encodeURIComponent(parts.title))
  headers.set(SAVED_FILES, JSON.stringify([...new Set([...parts.files, ...seen])]))
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
