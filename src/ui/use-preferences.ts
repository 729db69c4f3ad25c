import { useSyncExternalStore } from 'react'
import { isDataSaved, watchDataSaver } from '#src/lib/data-saver.ts'

/** Whether data saving is on, by the site's switch or by a browser setting. False before hydration. */
export function useIsDataSaved(): boolean {
  return useSyncExternalStore(watchDataSaver, isDataSaved, () => false)
}

/** Whether the visitor prefers reduced motion. Only in the browser. */
export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
