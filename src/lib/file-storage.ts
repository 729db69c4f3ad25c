import { clear, del, get, set } from 'idb-keyval'
import { custom, is, number, object, string } from 'valibot'
import { withinTime } from './time-limit.ts'

/**
 * The only module that stores files on the device; storage.ts stores text. Like there, it never throws and validates
 * what it reads: the browser may be unable to store files, or may lose them.
 */

export type StoredFile = ReturnType<typeof storedFile>

export type PackedFile = { name: string; type: string; lastModified: number; bytes: Uint8Array<ArrayBuffer> }

const entrySchema = object({
  name: string(),
  type: string(),
  lastModified: number(),
  savedAt: number(),
  bytes: custom<Uint8Array<ArrayBuffer>>((found) => ArrayBuffer.isView(found)),
})

// Some browsers have had databases that never answered.
const TIMEOUT_MS = 10_000

// A slow write must not overwrite a later removal.
let queue: Promise<unknown> = Promise.resolve()

export function storedFile(key: string) {
  return {
    /** Null if no file is stored. */
    read: () =>
      attempt(async () => {
        const found = await get<unknown>(key)
        return is(entrySchema, found) ? { file: unpackFile(found), savedAt: found.savedAt } : null
      }, null),
    /** Returns false if the browser cannot store it. */
    write: (file: File) =>
      attempt(async () => {
        await set(key, { ...(await packFile(file)), savedAt: Date.now() })
        return true
      }, false),
    clear: () => attempt(() => del(key), undefined),
  }
}

export function clearFiles(): Promise<void> {
  return attempt(clear, undefined)
}

/** Uses IndexedDB after all earlier uses. Returns `otherwise` where it is blocked, full, unreadable or silent. */
export function attempt<Result>(action: () => Promise<Result>, otherwise: Result): Promise<Result> {
  const result = queue.then(() => withinTime(TIMEOUT_MS, () => action())).catch(() => otherwise)
  queue = result
  return result
}

/** Bytes, because some browsers store a File as a mere reference to its path. */
export async function packFile(file: File): Promise<PackedFile> {
  const { name, type, lastModified } = file
  return { name, type, lastModified, bytes: new Uint8Array(await file.arrayBuffer()) }
}

export function unpackFile({ name, type, lastModified, bytes }: PackedFile): File {
  return new File([bytes], name, { type, lastModified })
}
