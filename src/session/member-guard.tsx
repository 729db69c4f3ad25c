import { useLayoutEffect, type ReactNode } from 'react'
import { CurrentUserContext } from './current-user.ts'
import { LoadingView } from './loading-view.tsx'
import { hideSplash } from './splash-mark.ts'
import { useMemberSession } from './use-member-session.ts'

/** Members only: until it is known that somebody is one, the loading view shows. */
export function MemberGuard({ children }: { children: ReactNode }) {
  const user = useMemberSession()
  // From here on the loading view does what the mark in the head did until the scripts came.
  useLayoutEffect(hideSplash, [])
  if (user === null) return <LoadingView />
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>
}
