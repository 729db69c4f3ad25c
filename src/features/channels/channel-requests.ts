import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listChannelRequests, requestChannel } from '#contract/requests.ts'
import { call } from '#src/api/client.ts'

/** The invitations the member has asked for, the newest first. */
export const channelRequestsQuery = () =>
  queryOptions({
    queryKey: ['channel-requests'],
    queryFn: async () => (await call(listChannelRequests)).payload,
  })

/** Asks for an invitation to a channel. */
export function useRequestChannel() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (channelId: string) => call(requestChannel, { channelId }),
    onSuccess: ({ payload }) =>
      queryClient.setQueryData(channelRequestsQuery().queryKey, (before = []) => [payload, ...before]),
    // Perhaps asked for in another tab.
    onError: () => queryClient.invalidateQueries(channelRequestsQuery()),
  })
}
