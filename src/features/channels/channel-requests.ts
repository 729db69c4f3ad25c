import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listChannelRequests, requestChannel } from '#contract/requests.ts'
import { call } from '#src/api/client.ts'

/** The invitations requested by the member, newest first. */
export const channelRequestsQuery = () =>
  queryOptions({
    queryKey: ['channel-requests'],
    queryFn: async () => (await call(listChannelRequests)).payload,
  })

/** Requests an invitation to a channel. */
export function useRequestChannel() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (channelId: string) => call(requestChannel, { channelId }),
    onSuccess: ({ payload }) =>
      queryClient.setQueryData(channelRequestsQuery().queryKey, (before = []) => [payload, ...before]),
    // It may have been requested in another tab.
    onError: () => queryClient.invalidateQueries(channelRequestsQuery()),
  })
}
