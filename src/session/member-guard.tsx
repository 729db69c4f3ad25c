import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CurrentUserContext } from './session-provider.tsx'
import { hideSplash } from './splash.ts'
import { useMemberSession } from './use-member-session.ts'

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
