import { Box, Container, Heading, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { STAFF_SESSION_PATH } from '#contract/staff/session-path.ts'
import { ApiError, request } from '#src/api/client.ts'
import { findSession } from './session-api.ts'
import { Button } from '#src/ui/button.tsx'
import { useWindowEvent } from '#src/ui/use-window-event.ts'
import { watchOtherTabs } from './hint.ts'
import { loginAddress } from './member-address.ts'
import { hideSplash } from './splash.ts'

type StaffGateProps<Module> = {
  /** Loads the console, whose code nobody else gets. */
  load: () => Promise<Module>
  notFound: ReactNode
  children: (module: Module, onSessionEnd: () => void) => ReactNode
}

type Access<Module> = 'checking' | 'failed' | 'not-found' | { module: Module }

/** For staff only: visitors are redirected to the login page and back, and members without a role see a 404. */
export function StaffGate<Module>({ load, notFound, children }: StaffGateProps<Module>) {
  const [access, setAccess] = useState<Access<Module>>('checking')
  const navigate = useNavigate()
  const location = useLocation()

  const [attempt, setAttempt] = useState(1)
  const checkAgain = () => setAttempt((last) => last + 1)

  const logIn = useEffectEvent(() => void navigate(loginAddress(location), { replace: true }))
  const handleError = useEffectEvent((error: unknown) => {
    const status = error instanceof ApiError ? error.status : null
    if (status === 401) logIn()
    else if (status === 404) setAccess('not-found')
    else setAccess((current) => (typeof current === 'object' ? current : 'failed'))
  })
  const loadConsole = useEffectEvent(load)

  useEffect(() => {
    async function open() {
      // Checks the session first, as browsers would log the 401 of a visitor as an error.
      if ((await findSession()) === null) return logIn()
      await request(STAFF_SESSION_PATH)
      const module = await loadConsole()
      // An open console stays mounted, with all input.
      setAccess((current) => (typeof current === 'object' ? current : { module }))
    }
    open().catch((error: unknown) => handleError(error))
  }, [attempt])

  useLayoutEffect(hideSplash, [])
  // A page from the back/forward cache may belong to someone who has signed out.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) checkAgain()
  })
  // Another member may be signed in now: reloads to discard all data in memory.
  useEffect(() => watchOtherTabs(() => window.location.reload()), [])

  if (typeof access === 'object') return children(access.module, checkAgain)
  return (
    <Box as="main" id="main" paddingBlock="16">
      {access === 'not-found' ? (
        notFound
      ) : (
        <Container>
          <Heading as="h1" textStyle="subtitle">
            Staff console
          </Heading>
          {access === 'checking' ? (
            <Text role="status" marginTop="3">
              Opening …
            </Text>
          ) : (
            <Box role="alert" marginTop="3">
              <p>The console could not be opened. Please check your connection and try again.</p>
              <Button marginTop="4" onClick={checkAgain}>
                Try again
              </Button>
            </Box>
          )}
          <noscript>
            <p>The console needs JavaScript.</p>
          </noscript>
        </Container>
      )}
    </Box>
  )
}
