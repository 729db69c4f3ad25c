/**
 * Removes the entries of browser storage whose keys match. Separate from storage.ts, which every public page loads.
 */
export function clearStored(keys: RegExp) {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area]
      for (const key of Object.keys(storage)) if (keys.test(key)) storage.removeItem(key)
    } catch {
      // Storage is blocked, so nothing is stored.
    }
  }
}
