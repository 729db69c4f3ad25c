import { Box, Container, Heading, Stack } from '@chakra-ui/react'
import { type QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { STAFF_SESSION_PATH } from '#contract/staff/session-path.ts'
import { ApiError, failureText, request } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { findSession } from './session-api.ts'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useWindowEvent } from '#src/ui/use-window-event.ts'
import { watchOtherTabs, hideSplash } from './hint.ts'
import { loginAddress } from './member-address.ts'

/** Fails with 401 for visitors and with 404 for members without a role. Only the console can parse the answer. */
export const staffSessionQuery = () =>
  queryOptions({
    queryKey: ['staff-session'],
    queryFn: async () => {
      // Checks the session first, as browsers would log the 401 of a visitor as an error.
      if ((await findSession()) === null) throw new ApiError('Please log in first.', 401)
      return request(STAFF_SESSION_PATH)
    },
    staleTime: 60_000,
    retry: false,
  })

type StaffGateProps<Module> = {
  /** Loads the console, whose code nobody else gets. */
  load: () => Promise<Module>
  notFound: ReactNode
  children: (module: Module) => ReactNode
}

/** For staff only: visitors are redirected to the login page and back, and members without a role see a 404. */
export function StaffGate<Module extends object>(props: StaffGateProps<Module>) {
  const [client] = useState(createStaffClient)
  return (
    <QueryClientProvider client={client}>
      <Gate {...props} />
    </QueryClientProvider>
  )
}

function createStaffClient(): QueryClient {
  const client = createQueryClient({
    // The session, the second step or the role may be gone. If the session itself is refused, asking again would never
    // end.
    onRefusal: (error) => {
      const isOfSession = client.getQueryState(staffSessionQuery().queryKey)?.error === error
      if ([401, 403, 404].includes(error.status) && !isOfSession)
        void client.invalidateQueries(staffSessionQuery())
    },
    onFailure: (error) => toast.error(failureText(error)),
  })
  return client
}

function Gate<Module extends object>({ load, notFound, children }: StaffGateProps<Module>) {
  const session = useQuery(staffSessionQuery())
  const isStaff = session.data !== undefined
  const code = useQuery({ queryKey: ['console'], queryFn: load, enabled: isStaff, staleTime: Infinity })
  const status = session.error instanceof ApiError ? session.error.status : null
  // Kept: the check that each return to the tab makes replaces this answer by none at first, or by a failed connection.
  const [hasNoRole, setHasNoRole] = useState(false)
  if (status === 404 && !hasNoRole) setHasNoRole(true)
  const navigate = useNavigate()
  const location = useLocation()

  const logIn = useEffectEvent(() => void navigate(loginAddress(location), { replace: true }))
  useEffect(() => {
    if (status === 401) logIn()
  }, [status])

  useLayoutEffect(hideSplash, [])
  // A page from the back/forward cache may belong to someone who has signed out.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) void session.refetch()
  })
  // Another member may be signed in now: reloads to discard all data in memory.
  useEffect(() => watchOtherTabs(() => window.location.reload()), [])

  // An open console stays mounted, with all input, if a later check fails.
  if (isStaff && code.data && !hasNoRole) return children(code.data)
  return (
    <Box as="main" id="main" paddingBlock="16">
      {hasNoRole ? (
        notFound
      ) : (
        <Stack as={Container} gap="3">
          <Heading as="h1" textStyle="subtitle">
            Staff console
          </Heading>
          {status !== 401 && (
            <QueryState<unknown> query={isStaff ? code : session} what="the console">
              {() => null}
            </QueryState>
          )}
          <noscript>
            <p>The console needs JavaScript.</p>
          </noscript>
        </Stack>
      )}
    </Box>
  )
}
