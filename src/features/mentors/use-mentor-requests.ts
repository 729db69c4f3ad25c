import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchMentorRequests, sendMentorRequest, withdrawRequest } from '#src/api/mentor-requests.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

const requestsQuery = () => queryOptions({ queryKey: ['mentor-requests'], queryFn: fetchMentorRequests })

/** The member's mentoring requests, and functions to change them. Each change shows the message of the server. */
export function useMentorRequests(onChanged: () => void) {
  const client = useQueryClient()
  const requests = useQuery(requestsQuery())

  async function reload(message: string) {
    await client.invalidateQueries(requestsQuery())
    toast.success(message)
    onChanged()
  }

  // The form shows its own failures.
  const send = useMutation({ mutationFn: sendMentorRequest, meta: { isSilent: true }, onSuccess: reload })
  const withdraw = useMutation({
    mutationFn: withdrawRequest,
    onSuccess: reload,
    // It may have been answered in the meantime.
    onError: () => client.invalidateQueries(requestsQuery()),
  })
  return { requests, send: send.mutateAsync, withdraw: withdraw.mutate, isWithdrawing: withdraw.isPending }
}
