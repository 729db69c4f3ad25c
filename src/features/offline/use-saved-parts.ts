import { useEffect } from 'react'
import { isDataSaved } from '#src/lib/data-saver.ts'
import { saveWithParts } from './page-visits.ts'

/** Saves this page with parts that are loaded on demand, so that they work without a connection. */
export function useSavedParts(load: () => Promise<unknown>) {
  useEffect(() => {
    if (!isDataSaved()) saveWithParts(window.location.pathname, load)
  }, [load])
}
