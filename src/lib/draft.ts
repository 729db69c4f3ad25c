import type { FormValues } from './form-values.ts'
import { storedJson, type StoredValue } from './storage.ts'

// Long enough to come back to it after a week away, short enough not to lie around on a shared computer for ever.
const KEEP_FOR_MS = 14 * 24 * 60 * 60 * 1000

export type DraftValues = Record<string, string | boolean>
export type Draft = { savedAt: number; values: DraftValues }

/** What somebody has typed into the form of this name, as this device keeps it. */
export function storedDraft(name: string): StoredValue<Draft> {
  return storedJson('local', `draft:${name}`, parseDraft)
}

/** The draft of what is filled in, or null where that is nothing worth keeping. Files cannot be kept. */
export function draftOf(values: FormValues, now: number): Draft | null {
  const kept = Object.entries(values).filter(
    (entry): entry is [string, string | boolean] =>
      entry[1] === true || (typeof entry[1] === 'string' && entry[1].trim() !== ''),
  )
  return kept.length === 0 ? null : { savedAt: now, values: Object.fromEntries(kept) }
}

/** Whether it is too old to be brought back. */
export function isExpired({ savedAt }: Draft, now: number): boolean {
  // Away in either direction: a clock that was once set to next year must not keep it until then.
  return Math.abs(now - savedAt) > KEEP_FOR_MS
}

function parseDraft(found: unknown): Draft | null {
  if (typeof found !== 'object' || found === null || !('savedAt' in found) || !('values' in found))
    return null
  const { savedAt, values } = found
  if (typeof savedAt !== 'number' || typeof values !== 'object' || values === null) return null
  const kept = Object.entries(values).filter(
    (entry): entry is [string, string | boolean] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
  )
  return { savedAt, values: Object.fromEntries(kept) }
}
