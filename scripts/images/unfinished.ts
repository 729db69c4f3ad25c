import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** The prefix of work in progress, which is renamed when complete: an interrupted run leaves no partial results. */
export const UNFINISHED = '.unfinished-'

const ABANDONED_AFTER_MS = 60 * 60 * 1000
const UNUSED_AFTER_MS = 30 * 24 * 60 * 60 * 1000

/** Removes leftovers of interrupted runs in these folders; recent ones may belong to a running process. */
export async function clearAbandoned(folders: Array<string>, now: number): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => [])
    await removeOlder(folder, names.filter(isUnfinished), now - ABANDONED_AFTER_MS)
  }
}

/**
 * Removes outputs unused for a month. Not at once, because switching branches would recreate the same pictures
 * repeatedly.
 */
export async function clearUnused(folder: string, used: Set<string>, now: number): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !isUnfinished(name))
  await Promise.all([...used].map((name) => utimes(join(folder, name), new Date(now), new Date(now))))
  await removeOlder(
    folder,
    names.filter((name) => !used.has(name)),
    now - UNUSED_AFTER_MS,
  )
}

export function isUnfinished(name: string): boolean {
  return name.startsWith(UNFINISHED)
}

async function removeOlder(folder: string, names: Array<string>, limit: number): Promise<void> {
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && found.mtimeMs < limit) await rm(path, { recursive: true, force: true })
  }
}
