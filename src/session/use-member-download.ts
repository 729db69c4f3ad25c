import { findSession } from './session-api.ts'
import { sessionQuery } from './session-provider.tsx'
import { useDownload } from './use-download.ts'

/** A click handler for download links of the member area. */
export function useMemberDownload() {
  return useDownload({ query: sessionQuery(), findSession, isAllowed: (user) => user !== null })
}
