import { afterHydration } from '#src/ui/after-hydration.tsx'

/**
 * The newsletter invitation and the offline notice. Their code is loaded after hydration, in one file. Without a
 * connection neither appears, and the next page load tries again.
 */
export const AfterFirstView = afterHydration(async () => (await import('./late-parts.tsx')).LateParts)
