// @chunk parts
import { afterHydration } from '#src/ui/after-hydration.tsx'

/**
 * The invitation to the newsletter and the notice without a connection. Their code is fetched after hydration, in one
 * file. Offline, the visit goes uncounted, and the next page load tries again.
 */
export const AfterFirstView = afterHydration(async () => (await import('./late-parts.tsx')).LateParts)
