import { useSyncExternalStore } from 'react'
import { env } from '#src/lib/env.ts'

/** The site's origin for absolute URLs. If the build has no site URL, it is null until hydration. */
export function useSiteOrigin(): string | null {
  return useSyncExternalStore(neverChanges, readOrigin, originOfBuild)
}

function readOrigin(): string {
  return originOfBuild() ?? window.location.origin
}

function originOfBuild(): string | null {
  return env.siteUrl === undefined ? null : new URL(env.siteUrl).origin
}

function neverChanges() {
  return () => undefined
}
