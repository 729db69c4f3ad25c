import { clearStored } from '#src/lib/clear-stored.ts'
import { clearSavedPages } from '#src/lib/saved-pages.ts'
import { storedText } from '#src/lib/storage.ts'
import { clearSignedInHint } from './hint.ts'

/** The id of the member whose data this device holds. */
const owner = storedText('local', 'memberId')

/** The keys of personal data. Visits and the newsletter belong to the device; tests/session/device-data.test.ts knows all. */
export const PERSONAL_KEYS = /^(?:draft:|mentor[A-Z]|memberId$|accountEmail$|recovery$)/

function clearDeviceData() {
  clearStored(PERSONAL_KEYS)
  void clearSavedPages()
  void import('#src/lib/submission-queue.ts').then(
    ({ clearFilesAndQueue }) => clearFilesAndQueue(),
    // Not available offline: files expire with their draft, and what waits asks before it is sent.
    () => undefined,
  )
}

/** Removes what another member has left, whose session ended without signing out. Call it before a page shows. */
export function claimDevice(id: string) {
  const before = owner.read()
  if (before === id) return
  if (before !== null) clearDeviceData()
  owner.write(id)
}

/**
 * The end of a session that the member wanted: removes drafts, picked files, what waits to be sent, saved pages, shortlist and comparison from this device,
 * because phones are shared. A session that has expired leaves them for the login to come (MORE-39).
 */
export function releaseDevice() {
  clearDeviceData()
  clearSignedInHint()
}

/** Call it after a member has left: forms save drafts as they close, and each tab has a storage of its own. */
export function clearAfterRelease() {
  if (owner.read() === null) clearDeviceData()
}
