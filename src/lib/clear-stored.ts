/** Removes the entries of browser storage whose keys match. Apart from storage.ts, which every public page loads. */
export function clearStored(keys: RegExp) {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area]
      for (const key of Object.keys(storage)) if (keys.test(key)) storage.removeItem(key)
    } catch {
      // Blocked: nothing is stored.
    }
  }
}
