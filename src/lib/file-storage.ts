import { clear, del, get, set } from 'idb-keyval'
import { withinTime } from './time-limit.ts'

/**
 * The only module that stores files on the device; storage.ts stores text. Like there, it never throws and validates
 * what it reads: the browser may be unable to store files, or may lose them.
 */

type FoundFile = { file: File; savedAt: number }

export type StoredFile = {
  /** Null if no file is stored. */
  read: () => Promise<FoundFile | null>
  /** Returns false if the browser cannot store it. */
  write: (file: File) => Promise<boolean>
  clear: () => Promise<void>
}

export type PackedFile = { name: string; type: string; lastModified: number; bytes: Uint8Array<ArrayBuffer> }

type Entry = PackedFile & { savedAt: number }

// Some browsers have had databases that never answered.
const TIMEOUT_MS = 10_000

// Runs sequentially, in the order of the calls: a slow write must not overwrite a later removal.
let queue: Promise<unknown> = Promise.resolve()

/** One file by its key. */
export function storedFile(key: string): StoredFile {
  return {
    read: () => attempt(async () => fileOf(await get<unknown>(key)), null),
    write: (file) =>
      attempt(async () => {
        const entry: Entry = { ...(await packFile(file)), savedAt: Date.now() }
        await set(key, entry)
        return true
      }, false),
    clear: () => attempt(() => del(key), undefined),
  }
}

/** Removes all files. */
export function clearFiles(): Promise<void> {
  return attempt(clear, undefined)
}

function attempt<Result>(action: () => Promise<Result>, otherwise: Result): Promise<Result> {
  // IndexedDB is blocked, full or unreadable: the site works without stored data.
  const result = queue.then(() => withinTime(TIMEOUT_MS, () => action())).catch(() => otherwise)
  queue = result
  return result
}

function fileOf(found: unknown): FoundFile | null {
  return isEntry(found) ? { file: unpackFile(found), savedAt: found.savedAt } : null
}

/** Bytes, because some browsers store a File as a mere reference to its path. */
export async function packFile(file: File): Promise<PackedFile> {
  const { name, type, lastModified } = file
  return { name, type, lastModified, bytes: new Uint8Array(await file.arrayBuffer()) }
}

export function unpackFile({ name, type, lastModified, bytes }: PackedFile): File {
  return new File([bytes], name, { type, lastModified })
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
