import { useLayoutEffect, type ReactNode } from 'react'
import { CurrentUserContext } from './current-user.ts'
import { LoadingView } from './loading-view.tsx'
import { hideSplash } from './splash.ts'
import { useMemberSession } from './use-member-session.ts'

/** Members only: shows the loading view until the session is confirmed. */
export function MemberGuard({ children }: { children: ReactNode }) {
  const { user, retry } = useMemberSession()
  // From here on the loading view replaces the splash of the mark in the head.
  useLayoutEffect(hideSplash, [])
  if (user === null) return <LoadingView onRetry={retry} />
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>
}
