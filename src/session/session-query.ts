import { queryOptions } from '@tanstack/react-query'
import { findSession } from '#src/api/session.ts'
import { withinTime } from '#src/lib/time-limit.ts'

const SECONDS = 1000

/** The signed-in member, or null. Refetched on focus, every few minutes at most. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: () => withinTime(findSession(), 20 * SECONDS),
    staleTime: 3 * 60 * SECONDS,
    // No retries: a failure redirects to the public pages (SESSION-7).
    retry: false,
  })
