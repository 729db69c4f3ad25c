import { isSavable } from './request-strategy.ts'
import { openPlace, savePage } from './save-page.ts'
import { trimSaved } from './saved-limits.ts'

// Runs sequentially, as parallel runs would count the same space.
let visits: Promise<unknown> = Promise.resolve()

/**
 * Saves an opened page if it may be saved, and removes saved data beyond the limits: files are saved on every page.
 * Saves nothing without a connection.
 */
export function saveVisit(path: string, files: ReadonlyArray<string>): Promise<unknown> {
  visits = visits.then(async () => {
    try {
      const place = await openPlace()
      try {
        if (isSavable(path)) await savePage(path, files, place)
      } finally {
        await trimSaved(place)
      }
    } catch {
      // The connection is lost, or the browser has no space left: the next visit tries again.
    }
  })
  return visits
}
