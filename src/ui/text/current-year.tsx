import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'

/**
 * The year by the visitor's clock. The prerendered page has the year of its build, which is correct until January.
 */
export function CurrentYear() {
  return <>{useIsHydrated() ? new Date().getFullYear() : __BUILD_YEAR__}</>
}
