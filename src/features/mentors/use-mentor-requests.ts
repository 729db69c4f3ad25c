import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { withParams } from '#contract/endpoint.ts'
import { listMentorRequests, requestMentor, withdrawMentorRequest } from '#contract/requests.ts'
import { call } from '#src/api/client.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

/** All requests of the member, newest first. */
const requestsQuery = () =>
  queryOptions({
    queryKey: ['mentor-requests'],
    queryFn: async () => (await call(listMentorRequests)).payload,
  })

/** Sends a request, and returns the message of the server. */
export async function sendMentorRequest(request: { mentorId: string; message: string }): Promise<string> {
  return (await call(requestMentor, request)).success
}

async function withdrawRequest(id: string): Promise<string> {
  return (await call(withParams(withdrawMentorRequest, { id }))).success
}

/** The member's mentoring requests, and functions to change them. Each change shows the message of the server. */
export function useMentorRequests(onChanged: () => void) {
  const client = useQueryClient()
  const requests = useQuery(requestsQuery())

  async function reload(message: string) {
    await client.invalidateQueries(requestsQuery())
    toast.success(message)
    onChanged()
  }

  // The answer may have been lost after the request was stored, or it was sent in another tab: then its state replaces
  // the form, and the focused button is removed.
  async function lookAgain() {
    await client.invalidateQueries(requestsQuery())
    if (document.activeElement === document.body) onChanged()
  }

  const send = useMutation({
    mutationFn: sendMentorRequest,
    // The form shows its own failures.
    meta: { isSilent: true },
    onSuccess: reload,
    // Not awaited: without a connection the form would show its failure late.
    onError: () => void lookAgain(),
  })
  const withdraw = useMutation({
    mutationFn: withdrawRequest,
    onSuccess: reload,
    // It may have been answered in the meantime.
    onError: () => client.invalidateQueries(requestsQuery()),
  })
  return { requests, send: send.mutateAsync, withdraw: withdraw.mutate, isWithdrawing: withdraw.isPending }
}
