import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { User } from '#contract/accounts.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { forgetMember, lastSignIn, noteMember, wasMemberSeen, watchOtherTabs } from './hint.ts'
import { loginAddress } from './member-address.ts'
import { sessionQuery } from './session-query.ts'
import { hideSplash, showSplash } from './splash-mark.ts'

/**
 * The member whose pages these are, or null while that is not known. Who is nobody is sent away: to the public pages
 * without a word, or, if a session ended while they were here, to the login page and from there back to this one.
 */
export function useMemberSession(): User | null {
  const { data, isError } = useQuery(sessionQuery())
  const client = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const wasHere = useRef(false)
  const isUnknown = data === undefined && isError
  const isNobody = data === null

  const leave = useEffectEvent(() => {
    // Signing out forgets the member before it leaves: then the session has not ended by surprise.
    const hasEnded = wasHere.current && wasMemberSeen()
    wasHere.current = false
    if (isNobody) forgetMember()
    if (hasEnded) toast.error('Your session has ended. Please log in again.')
    void navigate(hasEnded ? loginAddress(location) : '/', { replace: true })
  })

  useEffect(() => {
    if (data) {
      wasHere.current = true
      noteMember()
    } else if (isNobody || isUnknown) leave()
  }, [data, isNobody, isUnknown])

  const followOtherTab = useEffectEvent((isMember: boolean) => {
    // Somebody signed in: perhaps somebody else.
    if (isMember) void client.invalidateQueries(sessionQuery())
    else {
      toast.blank('You signed out in another tab.')
      void navigate('/', { replace: true })
    }
  })

  useEffect(() => watchOtherTabs((isMember) => followOtherTab(isMember)), [])

  // A page the browser kept whole while somebody was elsewhere slept through whatever happened. If that was a sign-out,
  // the member's name must not show for as long as the question takes.
  useEffect(() => {
    let before = lastSignIn()
    const remember = () => {
      before = lastSignIn()
    }
    const look = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      if (lastSignIn() === before) {
        void client.invalidateQueries(sessionQuery())
        return
      }
      // The next picture the browser paints may come before React has taken the name away.
      showSplash()
      void client.resetQueries(sessionQuery()).finally(hideSplash)
    }
    window.addEventListener('pagehide', remember)
    window.addEventListener('pageshow', look)
    return () => {
      window.removeEventListener('pagehide', remember)
      window.removeEventListener('pageshow', look)
    }
  }, [client])

  return data ?? null
}
