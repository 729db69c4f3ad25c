/**
 * The only place that keeps files on the device; texts are in storage.ts. Like there, nothing throws and nothing is trusted:
 * the browser may keep no files at all, or lose them.
 */

export type KeptFile = { file: File; savedAt: number }

export type StoredFile = {
  /** Null when no file is kept. */
  read: () => Promise<KeptFile | null>
  /** False when the browser refused to keep it. */
  write: (file: File) => Promise<boolean>
  clear: () => Promise<void>
}

// Bytes instead of the file itself, which some browsers keep only as a way to where it lay.
type Entry = {
  name: string
  type: string
  lastModified: number
  bytes: Uint8Array<ArrayBuffer>
  savedAt: number
}

// There have been browsers whose database never answered.
const PATIENCE_MS = 10_000

// One after the other, in the order they were asked for: a file that takes long to write must not outlive its removal.
let queue: Promise<unknown> = Promise.resolve()

/** One file by its key. */
export function storedFile(key: string): StoredFile {
  return {
    read: () =>
      attempt(async () => {
        const { get } = await database()
        return fileOf(await get<unknown>(key))
      }, null),
    write: (file) =>
      attempt(async () => {
        const { set } = await database()
        const { name, type, lastModified } = file
        const entry: Entry = {
          name,
          type,
          lastModified,
          bytes: new Uint8Array(await file.arrayBuffer()),
          savedAt: Date.now(),
        }
        await set(key, entry)
        return true
      }, false),
    clear: () =>
      attempt(async () => {
        const { del } = await database()
        await del(key)
      }, undefined),
  }
}

// Fetched when a file is looked for, not with the page.
function database() {
  return import('idb-keyval')
}

function attempt<Result>(action: () => Promise<Result>, otherwise: Result): Promise<Result> {
  // Blocked, full or unreadable: the site works without what it would have remembered.
  const result = queue.then(() => Promise.race([action(), patience()])).catch(() => otherwise)
  queue = result
  return result
}

function patience(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS)
  })
}

function fileOf(found: unknown): KeptFile | null {
  if (!isEntry(found)) return null
  const { name, type, lastModified, bytes, savedAt } = found
  return { file: new File([bytes], name, { type, lastModified }), savedAt }
}

function isEntry(found: unknown): found is Entry {
  return (
    typeof found === 'object' &&
    found !== null &&
    'name' in found &&
    typeof found.name === 'string' &&
    'type' in found &&
    typeof found.type === 'string' &&
    'lastModified' in found &&
    typeof found.lastModified === 'number' &&
    'savedAt' in found &&
    typeof found.savedAt === 'number' &&
    'bytes' in found &&
    ArrayBuffer.isView(found.bytes)
  )
}
