import { openPlace, savePage } from './save-page.ts'
import { trimSaved } from './saved-limits.ts'

// One after the other: two would count the same space.
let visits: Promise<unknown> = Promise.resolve()

/** Saves a page that somebody has opened, and removes what goes beyond the limits. Does nothing without a network. */
export function saveVisit(path: string, files: ReadonlyArray<string>): Promise<unknown> {
  visits = visits.then(async () => {
    try {
      const place = await openPlace()
      await savePage(path, files, place)
      await trimSaved(place.pages, place.files)
    } catch {
      // The network went, or the browser has no space left: the next visit tries again.
    }
  })
  return visits
}
