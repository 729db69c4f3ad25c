import { QueryClientProvider, queryOptions, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { failureText } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { findSession } from '#src/api/session.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

const MINUTES = 60_000

/** The signed-in member, or null. Refetched on focus, every few minutes at most. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: findSession,
    staleTime: 3 * MINUTES,
    // No retries: a failure redirects to the public pages (SESSION-7).
    retry: false,
  })

/** The cache of server data in the member area, dropped on leaving it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createMemberClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function createMemberClient(): QueryClient {
  const client = createQueryClient({
    onSessionEnd: () => client.setQueryData(sessionQuery().queryKey, null),
    onFailure: (error) => toast.error(failureText(error)),
  })
  return client
}
