import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { failureText } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { sessionQuery } from './session-query.ts'

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
