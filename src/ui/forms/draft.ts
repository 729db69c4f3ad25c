import { useState } from 'react'
import * as v from 'valibot'
import type { StoredFile } from '#src/lib/file-storage.ts'
import { createListeners } from '#src/lib/listeners.ts'
import { storedJson } from '#src/lib/storage.ts'
import type { FormValues } from './form-values.ts'

// Long enough to return after a week, short enough not to stay on a shared computer forever.
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000

export type DraftValues = Record<string, string | true>
/** `none`: nothing is stored, or storing failed. `restored`: stored during an earlier visit and unchanged since. */
export type DraftStatus = 'none' | 'saved' | 'restored'

export type Draft = ReturnType<typeof createDraft>

/**
 * The draft of a form, stored on this device: values, a selected file, and its submission key. If the browser cannot
 * store it, it lasts as long as this object. `loadFileStorage` gives the place for the file.
 */
export function createDraft(name: string, loadFileStorage?: () => Promise<StoredFile>) {
  const storage = storedJson('local', `draft:${name}`, parseDraft)
  const { subscribe, notify } = createListeners()
  /** A chosen file that is not stored, or not yet. */
  let unstoredFile: File | null = null
  let memory: StoredDraft | null = null
  let status: DraftStatus = 'none'

  function setStatus(next: DraftStatus) {
    status = next
    notify()
  }

  function read(): StoredDraft | null {
    const draft = memory ?? storage.read()
    return draft === null || isExpired(draft.savedAt) ? null : draft
  }

  function write({ values, submission }: Omit<StoredDraft, 'savedAt'>) {
    const draft = { savedAt: Date.now(), values, submission }
    const isStored = storage.write(draft)
    memory = isStored ? null : draft
    setStatus(isStored ? 'saved' : 'none')
  }

  async function fileStorage(): Promise<StoredFile | undefined> {
    // Its code may be unavailable offline.
    return loadFileStorage?.().catch(() => undefined)
  }

  async function clearFile(): Promise<void> {
    unstoredFile = null
    await (await fileStorage())?.clear()
  }

  return {
    status: () => status,
    subscribe,
    /**
     * Calls back when a queued form was cancelled, in this tab or another, and its draft is stored again: the form has to
     * show it, as its empty fields would replace it.
     */
    watchRestored: (listener: () => void) =>
      storage.watch((draft) => {
        if (draft?.isRestored) listener()
      }),
    values: (): DraftValues => read()?.values ?? {},
    /** The values of an earlier visit; deletes them if they are too old. */
    restore(): DraftValues {
      const draft = read()
      if (draft === null) storage.clear()
      else if (status === 'none' && memory === null) setStatus('restored')
      return draft?.values ?? {}
    },
    /** Adds to the stored values; an empty value removes the stored one. */
    save(changed: FormValues) {
      const draft = read()
      const values = storableValues({ ...draft?.values, ...changed })
      if (Object.keys(values).length > 0) return write({ values, submission: draft?.submission })
      memory = null
      storage.clear()
      setStatus('none')
    },
    /** Returns the same key for the same content, even after a reload, so that the server stores it only once. */
    keyFor(payload: unknown): string {
      const draft = read()
      const content = contentOf(payload)
      if (draft?.submission?.content === content) return draft.submission.key
      const submission = { content, key: newSubmissionKey() }
      write({ values: draft?.values ?? {}, submission })
      return submission.key
    },
    async readFile(): Promise<File | null> {
      const storage = await fileStorage()
      const found = unstoredFile === null ? await storage?.read() : null
      if (!found) return unstoredFile
      if (isExpired(found.savedAt)) {
        await storage?.clear()
        return null
      }
      return found.file
    },
    /** Returns false if the file cannot be read. One that the browser does not store lasts as long as this object. */
    async saveFile(file: File): Promise<boolean> {
      // A File refers to the disk: once it is changed or moved there, the browser cannot send it.
      const copy = await copyOf(file).catch(() => null)
      unstoredFile = copy
      if (copy === null) return false
      const isStored = await (await fileStorage())?.write(copy)
      if (isStored && unstoredFile === copy) unstoredFile = null
      return true
    },
    clearFile,
    async clear(): Promise<void> {
      memory = null
      storage.clear()
      setStatus('none')
      await clearFile()
    },
  }
}

/** The draft with this name, the same object at each render. */
export function useDraft(name: string, loadFileStorage?: () => Promise<StoredFile>): Draft {
  const [draft] = useState(() => createDraft(name, loadFileStorage))
  return draft
}

async function copyOf(file: File): Promise<File> {
  const { name, type, lastModified } = file
  return new File([await file.arrayBuffer()], name, { type, lastModified })
}

function storableValues(values: Record<string, unknown>): DraftValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | true] =>
        entry[1] === true || (typeof entry[1] === 'string' && entry[1].trim() !== ''),
    ),
  )
}

// Compares in both directions: a clock that was once set to next year must not keep a draft until then.
function isExpired(savedAt: number): boolean {
  return Math.abs(Date.now() - savedAt) > MAX_AGE_MS
}

function contentOf(payload: unknown): string {
  const plain = payload instanceof FormData ? [...payload] : payload
  return JSON.stringify(plain, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}

const storedDraftSchema = v.object({
  savedAt: v.number(),
  /** Written by the queue (src/features/offline/queue.ts), not by a form. */
  isRestored: v.optional(v.boolean()),
  values: v.pipe(v.record(v.string(), v.unknown()), v.transform(storableValues)),
  submission: v.optional(v.object({ content: v.string(), key: v.string() })),
})

type StoredDraft = v.InferOutput<typeof storedDraftSchema>

function parseDraft(found: unknown): StoredDraft | null {
  const result = v.safeParse(storedDraftSchema, found)
  return result.success ? result.output : null
}

/** A UUID by which the server recognises a repeated submission. */
function newSubmissionKey(): string {
  // Not crypto.randomUUID, which needs https: a phone may try the site in the local network.
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
