import { openPlace, savePage } from './save-page.ts'
import { trimSaved } from './saved-limits.ts'

// Runs sequentially, as parallel runs would count the same space.
let visits: Promise<unknown> = Promise.resolve()

/** Saves an opened page, and removes saved data beyond the limits. Does nothing without a connection. */
export function saveVisit(path: string, files: ReadonlyArray<string>): Promise<unknown> {
  visits = visits.then(async () => {
    try {
      const place = await openPlace()
      await savePage(path, files, place)
      await trimSaved(place.pages, place.files)
    } catch {
      // The connection is lost, or the browser has no space left: the next visit tries again.
    }
  })
  return visits
}
