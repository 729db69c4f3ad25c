import { env } from '#src/lib/env.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'

/** The site's origin for absolute URLs. If the build has no site URL, it is null until hydration. */
export function useSiteOrigin(): string | null {
  const isHydrated = useIsHydrated()
  if (env.siteUrl !== undefined) return new URL(env.siteUrl).origin
  return isHydrated ? window.location.origin : null
}
