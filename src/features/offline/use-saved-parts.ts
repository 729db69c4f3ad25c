import { useEffect } from 'react'
import { isDataSaved } from '#src/lib/data-saver.ts'

/** Saves this page with parts that are loaded on demand, so that they work without a connection. */
export function useSavedParts(load: () => Promise<unknown>) {
  useEffect(() => {
    if (isDataSaved()) return
    const { pathname } = window.location
    // Every public page loads this module, after its first view.
    void import('./page-visits.ts').then(
      ({ saveWithParts }) => saveWithParts(pathname, load),
      () => undefined,
    )
  }, [load])
}
