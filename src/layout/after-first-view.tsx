import { afterHydration } from '#src/ui/after-hydration.tsx'

/**
 * The newsletter invitation and the offline notice. Their code is loaded after hydration, in one file. Offline, the
 * visit is not counted, and the next page load tries again.
 */
export const AfterFirstView = afterHydration(async () => (await import('./late-parts.tsx')).LateParts)
