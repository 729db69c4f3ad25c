import { QueryClientProvider, queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from '#contract/accounts.ts'
import { logout } from '#contract/session.ts'
import { call, failureText } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { findSession } from './session-api.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { clearAfterRelease, releaseDevice } from './device-data.ts'

const MINUTES = 60_000

/** The signed-in member, or null. Refetched on focus, at most every few minutes. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: findSession,
    staleTime: 3 * MINUTES,
    // No retries: a failure redirects to the public pages (SESSION-7).
    retry: false,
  })

/** Provides the cache of server data in the member area, which is dropped on leaving it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createMemberClient)
  useEffect(
    () => () => {
      if (client.getQueryData(sessionQuery().queryKey)) clearAfterRelease()
    },
    [client],
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function createMemberClient(): QueryClient {
  const client = createQueryClient({
    onRefusal: ({ status }) => {
      if (status === 401) client.setQueryData(sessionQuery().queryKey, null)
    },
    onFailure: (error) => toast.error(failureText(error)),
  })
  return client
}

export const CurrentUserContext = createContext<User | null>(null)

/** The signed-in member, for pages behind the guard: they are only shown to a member. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext)
  if (user === null) throw new Error('Only pages behind the guard of the member area have a current user.')
  return user
}

/** Signs out in all tabs, with the messages of SESSION-9 and SESSION-10. */
export function useSignOut() {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(logout),
    meta: { isSilent: true },
    onSuccess: async () => {
      releaseDevice()
      toast.success('Sign out success')
      await navigate('/')
    },
    onError: (error) => {
      // Styled as a success, although it is an error (SESSION-10).
      toast.success('Sign out error')
      // oxlint-disable-next-line no-console -- the specification wants this failure logged
      console.error(error)
    },
  })
  return { signOut: () => mutate(), isBusy: isPending }
}
