import { clear, createStore, del, delMany, set, update, values, type UseStore } from 'idb-keyval'
import type { SubmissionKind } from '#contract/submissions.ts'
import {
  attempt,
  clearFiles,
  packFile,
  storedFile,
  unpackFile,
  type PackedFile,
} from '#src/lib/file-storage.ts'
import { queueMark, type UnsentSubmission } from '#src/lib/lazy-queue.ts'
import { createListeners } from '#src/lib/listeners.ts'
import { storedText } from '#src/lib/storage.ts'

/**
 * The submissions that wait on this device for a connection. They are stored only in IndexedDB, and each change is
 * one transaction, so that all tabs see the same entries.
 */

/** The body of a form in a format for IndexedDB: an object for JSON, or the fields of a FormData. */
type PackedPayload = { json: object } | { fields: Array<[string, string | PackedFile]> }

export type QueuedSubmission = Omit<UnsentSubmission, 'payload'> & {
  state: 'waiting' | 'sent' | 'refused'
  queuedAt: number
  /** Null once the entry is sent, so that no input stays on the device. */
  payload: PackedPayload | null
  /** The stored drafts that the entry was made from, to restore the form. */
  drafts: Record<string, string>
  /** The path of the form's page. */
  page: string
  /** The member who sent the form. */
  memberId: string | null
  /** How often in a row the request failed while the site could be reached. */
  blockedAttempts: number
  sentAt: number
  reference: string
  /** The server's reason for rejecting it. */
  message: string
}

const SENT_AGE_MS = 24 * 60 * 60 * 1000
/** After so many attempts it is said that something other than the network keeps a form back. */
const BLOCKED_ATTEMPTS = 3

/** The names of a form's drafts, if they differ from its kind. */
const DRAFTS: Partial<Record<SubmissionKind, ReadonlyArray<string>>> = {
  donations: ['donation'],
  nominations: ['nominee', 'nominator'],
}

const draft = (name: string) => storedText('local', `draft:${name}`)
export const owner = storedText('local', 'memberId')

let store: UseStore | undefined
let isWatching = false
let entries: ReadonlyArray<QueuedSubmission> | null = null
const listeners = createListeners()

// Opened on first use: opening throws if the browser blocks IndexedDB.
function database(): UseStore {
  return (store ??= createStore('submission-queue', 'submissions'))
}

/** All entries, oldest first; null until they have been read. */
export function knownEntries() {
  return entries
}

/** Calls the listener when the queue changes, in this tab or another. */
export function subscribeToQueue(listener: () => void): () => void {
  // Once for the page, as entries are read with their files.
  if (!isWatching) {
    isWatching = true
    queueMark.watch(() => void readQueue())
    void readQueue()
  }
  return listeners.subscribe(listener)
}

/** Reads the entries, and deletes those that were sent a day ago. */
export async function readQueue(): Promise<ReadonlyArray<QueuedSubmission>> {
  const answer = await attempt(() => values<QueuedSubmission>(database()), null)
  const found = answer ?? []
  const isOld = ({ state, sentAt }: QueuedSubmission) =>
    state === 'sent' && Math.abs(Date.now() - sentAt) > SENT_AGE_MS
  const old = found.filter(isOld).map(({ key }) => key)
  if (old.length > 0) await attempt(() => delMany(old, database()), undefined)
  entries = found.filter((entry) => !isOld(entry)).sort((a, b) => a.queuedAt - b.queuedAt)
  // What could not be read may still wait, for a page that looks for the mark. It may be missing where entries were
  // added while another tab found none.
  if (entries.length === 0 && answer !== null) queueMark.clear()
  else if (entries.length > 0 && queueMark.read() === null) queueMark.write(String(Date.now()))
  listeners.notify()
  return entries
}

/** Returns false if the browser cannot store the entry. */
export async function enqueue({ key, kind, payload, mayHaveArrived }: UnsentSubmission): Promise<boolean> {
  const { pathname, search } = window.location
  const names = DRAFTS[kind] ?? [kind]
  const drafts = names.map((name) => [name, draft(name).read() ?? ''] as const)
  const isStored = await attempt(async () => {
    const entry: QueuedSubmission = {
      key,
      kind,
      state: 'waiting',
      queuedAt: Date.now(),
      payload: await packPayload(payload),
      drafts: Object.fromEntries(drafts.filter(([, text]) => text !== '')),
      page: pathname + search,
      memberId: owner.read(),
      mayHaveArrived,
      blockedAttempts: 0,
      sentAt: 0,
      reference: '',
      message: '',
    }
    await set(key, entry, database())
    return true
  }, false)
  if (isStored) await announce()
  return isStored
}

/** Changes an entry, if it is still there. */
export async function changeEntry(key: string, changes: Partial<QueuedSubmission>) {
  function changed(entry: QueuedSubmission | undefined): QueuedSubmission {
    if (entry === undefined) throw new Error('It was taken back meanwhile, and stays so.')
    return { ...entry, ...changes }
  }
  await attempt(() => update(key, changed, database()), undefined)
  await announce()
}

/** Whether the request has failed several times in a row although the site could be reached. */
export function isBlocked({ state, blockedAttempts }: QueuedSubmission): boolean {
  return state === 'waiting' && blockedAttempts >= BLOCKED_ATTEMPTS
}

export type RestoreOutcome = 'restored' | 'too-late' | 'form-in-use'

/**
 * Takes an unsent entry out of the queue and restores the drafts of its form, with the same idempotency key: the
 * server recognises the form if it is sent again unchanged, also if an attempt is under way.
 */
export async function restoreDrafts(key: string): Promise<RestoreOutcome> {
  const entry = (await readQueue()).find((known) => known.key === key)
  if (entry === undefined || entry.state === 'sent') return 'too-late'
  const texts = Object.entries(entry.drafts)
  if (texts.some(([name, text]) => (draft(name).read() ?? text) !== text)) return 'form-in-use'
  await removeEntry(key)
  const payload = entry.payload && unpackPayload(entry.payload)
  if (payload instanceof FormData) {
    const file = payload.get('material')
    if (file instanceof File) await storedFile('nominee-material').write(file)
  }
  for (const [name, text] of texts) {
    // As new, so that it does not expire at once. A rejected submission may be corrected, and needs a new key then.
    const restored: object = { ...(JSON.parse(text) as object), savedAt: Date.now(), isRestored: true }
    const key = entry.state === 'refused' ? { submission: undefined } : {}
    draft(name).write(JSON.stringify({ ...restored, ...key }))
    // Open forms take it up, and look for the file then. The browser tells the other tabs only.
    window.dispatchEvent(new StorageEvent('storage', { key: `draft:${name}` }))
  }
  return 'restored'
}

export async function removeEntry(key: string) {
  await attempt(() => del(key, database()), undefined)
  await announce()
}

/** Removes all stored data of forms except drafts. */
export async function clearFilesAndQueue() {
  await Promise.all([clearFiles(), attempt(() => clear(database()), undefined)])
  await announce()
}

async function announce() {
  // Each time another one, so that other tabs notice.
  if ((await readQueue()).length > 0) queueMark.write(String(Date.now()))
}

async function packPayload(payload: object): Promise<PackedPayload> {
  if (!(payload instanceof FormData)) return { json: payload }
  const fields = [...payload].map(async ([name, value]): Promise<[string, string | PackedFile]> => [
    name,
    typeof value === 'string' ? value : await packFile(value),
  ])
  return { fields: await Promise.all(fields) }
}

export function unpackPayload(packed: PackedPayload): object {
  if ('json' in packed) return packed.json
  const body = new FormData()
  for (const [field, value] of packed.fields) {
    if (typeof value === 'string') body.append(field, value)
    else body.append(field, unpackFile(value), value.name)
  }
  return body
}
