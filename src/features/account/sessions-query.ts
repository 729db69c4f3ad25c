import { queryOptions } from '@tanstack/react-query'
import { fetchSessions } from '#src/api/account.ts'

/** The browsers in which the member is signed in. */
export const sessionsQuery = () => queryOptions({ queryKey: ['sessions'], queryFn: fetchSessions })
