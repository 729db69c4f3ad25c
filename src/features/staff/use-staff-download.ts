import { fetchStaffSession } from '#src/api/staff.ts'
import { useDownload } from '#src/session/use-download.ts'
import { staffSessionQuery } from './staff-queries.ts'

/** A click handler for download links of the console. */
export function useStaffDownload() {
  return useDownload({
    query: staffSessionQuery(),
    findSession: fetchStaffSession,
    isAllowed: ({ secondStep }) => secondStep === 'passed',
  })
}
