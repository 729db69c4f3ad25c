import { createContext, useContext } from 'react'
import type { StaffSession } from '#contract/staff/access.ts'
import { useDownload } from '#src/session/use-download.ts'
import { fetchStaffSession, staffSessionQuery } from './queries.ts'

export const StaffContext = createContext<StaffSession | null>(null)

/** The signed-in member of staff. Readers see no controls that change data. */
export function useStaff(): StaffSession & { canEdit: boolean } {
  const staff = useContext(StaffContext)
  if (staff === null) throw new Error('Only views behind the second step know the member of staff.')
  return { ...staff, canEdit: staff.role === 'editor' }
}

export function useStaffDownload() {
  return useDownload({
    query: staffSessionQuery(),
    findSession: fetchStaffSession,
    isAllowed: ({ secondStep }) => secondStep === 'passed',
  })
}
