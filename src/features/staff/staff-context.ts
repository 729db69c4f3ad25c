import { createContext, useContext } from 'react'
import type { StaffSession } from '#contract/staff/access.ts'

export const StaffContext = createContext<StaffSession | null>(null)

/** The member of staff in front of the screen. Readers get no control that changes anything. */
export function useStaff(): StaffSession & { canEdit: boolean } {
  const staff = useContext(StaffContext)
  if (staff === null) throw new Error('Only views behind the second step know the member of staff.')
  return { ...staff, canEdit: staff.role === 'editor' }
}
