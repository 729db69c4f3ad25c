import { clearSavedPages } from '#src/features/offline/saved-pages.ts'
import { storedText } from '#src/lib/storage.ts'
import { signInHint } from './hint.ts'

/** The id of the member whose data this device holds. */
const owner = storedText('local', 'memberId')

/**
 * The keys of personal data. Visits and the newsletter belong to the device; tests/session/device-data.test.ts lists
 * all keys.
 */
export const PERSONAL_KEYS = /^(?:draft:|mentor[A-Z]|memberId$)/

function clearDeviceData() {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area]
      for (const key of Object.keys(storage)) if (PERSONAL_KEYS.test(key)) storage.removeItem(key)
    } catch {
      // Storage is blocked, so nothing is stored.
    }
  }
  void clearSavedPages()
  void import('#src/features/offline/queue.ts').then(
    ({ clearFilesAndQueue }) => clearFilesAndQueue(),
    // Not available offline: files expire with their draft, and queued forms are sent without the cookies of another member.
    () => undefined,
  )
}

/** Removes data of another member whose session ended without signing out. Call this before a page is shown. */
export function claimDevice(id: string) {
  const before = owner.read()
  if (before === id) return
  if (before !== null) clearDeviceData()
  owner.write(id)
}

/** Whether this device holds the data of this member: not after a logout, or the login of another one. */
export function ownsDevice(id: string): boolean {
  return owner.read() === id
}

/** False after a logout, but true after a session that expired. */
export function holdsMemberData(): boolean {
  return owner.read() !== null
}

/**
 * Runs when a member ends the session: removes drafts, selected files, queued forms, saved pages, shortlist and
 * comparison from this device, because phones are shared. An expired session keeps them for the next login (MORE-39).
 */
export function releaseDevice() {
  clearDeviceData()
  signInHint.clear()
}

/** Call this after a member has left, perhaps by signing out in another tab: each tab has its own session storage. */
export function clearAfterRelease() {
  if (!holdsMemberData()) clearDeviceData()
}
