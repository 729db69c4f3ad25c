import { queryOptions } from '@tanstack/react-query'
import { listRequests, type SentRequest } from '#contract/requests.ts'
import { call } from './client.ts'

/** The member's own requests of a kind, newest first. One answer has those of all kinds. */
export const requestsQuery = (kind: SentRequest['kind']) =>
  queryOptions({
    queryKey: ['requests'],
    queryFn: async () => (await call(listRequests)).payload,
    select: (all) => all.filter((request) => request.kind === kind),
  })
