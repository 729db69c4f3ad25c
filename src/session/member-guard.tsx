import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { User } from '#contract/accounts.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useWindowEvent } from '#src/ui/use-window-event.ts'
import { claimDevice, holdsMemberData, ownsDevice } from './device-data.ts'
import { hasSignedInHint, recordCheck, watchOtherTabs, hideSplash, showSplash } from './hint.ts'
import { loginAddress, SENT_BACK } from './member-address.ts'
import { CurrentUserContext, sessionQuery } from './session-provider.tsx'

type MemberGuardProps = {
  /** The text shown while a check waits for the connection. */
  whenOffline?: ReactNode
  children: ReactNode
}

/** For members only: shows the loading view until the session is confirmed. */
export function MemberGuard({ whenOffline, children }: MemberGuardProps) {
  const { user, isOffline, retry } = useMemberSession()
  // From here on the loading view replaces the splash set in the head.
  useLayoutEffect(hideSplash, [])
  if (user === null) return <LoadingView onRetry={retry} problem={isOffline && whenOffline} />
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>
}

/**
 * The signed-in member, or null while unknown. Visitors are redirected to the public pages without a message; if a
 * session ended during use, to the login page and back.
 */
function useMemberSession(): { user: User | null; isOffline: boolean; retry: () => void } {
  const { data, isError } = useQuery(sessionQuery())
  const client = useQueryClient()
  const [admittedId, setAdmittedId] = useState<string | null>(null)
  const navigate = useNavigate()
  const location = useLocation()
  const isUnknown = data === undefined && isError
  // Without a connection no other page can be opened either: the check is repeated when it is back.
  const isOffline = isUnknown && !navigator.onLine
  const isNobody = data === null

  function logInAgain() {
    toast.error('Your session has ended. Please log in again.')
    void navigate(loginAddress(location), { replace: true, state: SENT_BACK })
  }

  const leave = useEffectEvent(() => {
    // Logout removes the hint first, so that the session does not count as expired.
    const hasEnded = admittedId !== null && hasSignedInHint()
    if (isNobody) recordCheck(false)
    if (hasEnded) logInAgain()
    else void navigate('/', { replace: true, state: SENT_BACK })
  })

  useEffect(() => {
    if (data) recordCheck(true)
    else if (isNobody || (isUnknown && !isOffline)) leave()
  }, [data, isNobody, isUnknown, isOffline])

  // Another member may be signed in now, as on a shared phone. The pages of the one before are removed first: their
  // forms would send her values for the next member.
  const admit = useEffectEvent((id: string) => {
    if (id === admittedId) return
    claimDevice(id)
    const [sessionKey] = sessionQuery().queryKey
    if (admittedId !== null) client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey })
    setAdmittedId(id)
  })
  const id = data?.id
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the loading view is shown in between, without pages
    if (id !== undefined) admit(id)
  }, [id])

  const followOtherTab = useEffectEvent((isMember: boolean) => {
    // A login, perhaps by another member.
    if (isMember) void client.invalidateQueries(sessionQuery())
    else if (holdsMemberData()) logInAgain()
    else {
      toast('You signed out in another tab.')
      void navigate('/', { replace: true })
    }
  })

  useEffect(() => watchOtherTabs((isMember) => followOtherTab(isMember)), [])

  // A page restored from the back/forward cache has missed all events. After a logout elsewhere, the member's name
  // must not be visible during the check.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (admittedId !== null && hasSignedInHint() && ownsDevice(admittedId))
      return void client.invalidateQueries(sessionQuery())
    // The browser may paint before React has removed the name.
    showSplash()
    void client.resetQueries(sessionQuery()).finally(hideSplash)
  })

  const user = data && id === admittedId ? data : null
  return { user, isOffline, retry: () => void client.resetQueries(sessionQuery()) }
}

/** After this time a check counts as slow. It continues, as a slow answer is not a negative one. */
const SLOW_AFTER_MS = 8000

const Below = chakra('div', {
  base: { position: 'absolute', insetInline: '0', bottom: '12vh', padding: '6', textAlign: 'center' },
})

type LoadingViewProps = {
  onRetry: () => void
  /** Why the check is waiting. */
  problem?: ReactNode
}

/** The splash with the animated logo (src/theme/splash.css), shown during the session check. */
export function LoadingView({ onRetry, problem }: LoadingViewProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (isSlow) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSlow])

  function handleRetry() {
    // The focused button is removed.
    headingRef.current?.focus()
    setIsSlow(false)
    onRetry()
  }

  return (
    <Box as="main" id="main" className="splash">
      <Heading as="h1" ref={headingRef} tabIndex={-1} srOnly>
        Member area
      </Heading>
      <Text role="status" srOnly>
        {isSlow ? 'Opening the member area takes longer than usual.' : 'Opening the member area'}
      </Text>
      {(problem || isSlow) && (
        <Below>
          <Box marginBottom="4">
            {problem ? (
              <div role="alert">{problem}</div>
            ) : (
              <p aria-hidden>This takes longer than usual. We are still waiting for an answer.</p>
            )}
          </Box>
          <Button onClick={handleRetry}>Try again</Button>
        </Below>
      )}
      <noscript>
        <Below>
          The member area needs JavaScript. Everything on <a href="/">our public pages</a> can be read without
          it.
        </Below>
      </noscript>
    </Box>
  )
}
