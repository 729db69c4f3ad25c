import { useSyncExternalStore } from 'react'
import { env } from '#src/lib/env.ts'

/**
 * Where the site lives, for addresses that leave it. Unless the build was told, the page knows only once it has come to
 * life; until then this is null.
 */
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
