import { SAVED_AT, SAVED_BYTES, SAVED_FILES, SAVED_TITLE } from '#src/features/offline/saved-pages.ts'
import type { Place } from './save-page.ts'

/** The limits of saved pages on a device. */
export const LIMITS = { pages: 40, files: 400, bytes: 20_000_000 }

type StoredPage = { path: string; savedAt: number; files: ReadonlyArray<string> }
type StoredFile = { address: string; bytes: number }
type Stored = { pages: ReadonlyArray<StoredPage>; files: ReadonlyArray<StoredFile> }

/**
 * Chooses what to remove: first files that no saved page needs, such as old pictures and scripts of former builds;
 * then the oldest pages with the files that only they need. `files` are in order of arrival.
 */
export function beyondLimits({ pages, files }: Stored, limits = LIMITS) {
  const newest = [...pages].sort((a, b) => b.savedAt - a.savedAt)
  for (let count = Math.min(newest.length, limits.pages); ; count--) {
    const kept = newest.slice(0, count)
    const needed = new Set(kept.flatMap((page) => page.files))
    const removed = oldestFiles(files, needed, limits)
    if (removed === null && count > 0) continue
    return { pages: newest.slice(count).map(({ path }) => path), files: removed ?? [] }
  }
}

/** The files to remove, or null if the needed files alone exceed the limits. */
function oldestFiles(files: Stored['files'], needed: ReadonlySet<string>, limits: typeof LIMITS) {
  let count = files.length
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const removed: Array<string> = []
  for (const file of files.filter(({ address }) => !needed.has(address))) {
    if (count <= limits.files && bytes <= limits.bytes) break
    removed.push(file.address)
    count -= 1
    bytes -= file.bytes
  }
  return count <= limits.files && bytes <= limits.bytes ? removed : null
}

/** Removes saved pages and files beyond the limits. */
export async function trimSaved({ pages, files }: Place): Promise<void> {
  const removed = beyondLimits({ pages: await storedPages(pages), files: await storedFiles(files) })
  for (const path of removed.pages) await pages.delete(path)
  for (const address of removed.files) await files.delete(address)
}

async function storedPages(cache: Cache): Promise<Array<StoredPage>> {
  const found: Array<StoredPage> = []
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request))?.headers
    if (!headers?.has(SAVED_TITLE)) continue
    const files = JSON.parse(headers.get(SAVED_FILES) ?? '[]') as Array<string>
    found.push({ path: new URL(request.url).pathname, savedAt: Number(headers.get(SAVED_AT)), files })
  }
  return found
}

async function storedFiles(cache: Cache): Promise<Array<StoredFile>> {
  const found: Array<StoredFile> = []
  for (const request of await cache.keys()) {
    const bytes = Number((await cache.match(request))?.headers.get(SAVED_BYTES) ?? 0)
    found.push({ address: new URL(request.url).pathname, bytes })
  }
  return found
}
