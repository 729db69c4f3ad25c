import { createContext, useContext } from 'react'
import type { User } from '#contract/accounts.ts'

export const CurrentUserContext = createContext<User | null>(null)

/** The signed-in member, on pages behind the guard: there is one as long as such a page shows. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext)
  if (user === null) throw new Error('Only pages behind the guard of the member area have a current user.')
  return user
}
