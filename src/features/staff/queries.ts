import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GenericSchema, InferInput } from 'valibot'
import { type Endpoint, withParams } from '#contract/endpoint.ts'
import { type QueryValues, withQuery } from '#contract/staff/answer.ts'
import { listStaff, readSubmission, type SubmissionDetails } from '#contract/staff/submissions.ts'
import { ApiError, call } from '#src/api/client.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

export type Read<Payload> = Endpoint<null, { payload: Payload }>

export async function payloadOf<Payload>(endpoint: Read<Payload>): Promise<Payload> {
  return (await call(endpoint)).payload
}

/** What changes with submissions. The former rows or figures show until those of another query arrive. */
export function listQuery<Payload>(endpoint: Read<Payload>, query: QueryValues = {}) {
  return queryOptions({
    queryKey: ['list', endpoint.path, query],
    queryFn: () => payloadOf(withQuery(endpoint, query)),
    placeholderData: keepPreviousData,
  })
}

export const submissionQuery = (reference: string) =>
  queryOptions({
    queryKey: ['submission', reference],
    queryFn: () => payloadOf(withParams(readSubmission, { id: reference })),
    // Each read is recorded in the audit log, so returning to the window must not refetch.
    refetchOnWindowFocus: false,
  })

/** The names of the staff by their ids. */
export function useStaffNames(): Readonly<Record<string, string>> {
  const people = useQuery({ queryKey: ['people'], queryFn: () => payloadOf(listStaff), staleTime: 300_000 })
  return Object.fromEntries((people.data ?? []).map(({ id, name }) => [id, name]))
}

type Answer = { success: string; payload: SubmissionDetails }

/**
 * A mutation of a submission by this endpoint: shows the new state and the message of the server. If a colleague was
 * faster, nothing is overwritten, and the colleague's change is shown.
 */
export function useSubmissionChange<Body extends GenericSchema>(id: string, change: Endpoint<Body, Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InferInput<Body>) => call<GenericSchema, Answer>(withParams(change, { id }), input),
    // Sequential, as each change names the state that the previous one leaves.
    scope: { id: 'submission' },
    onSuccess: async ({ success, payload }) => {
      const { queryKey } = submissionQuery(payload.reference)
      // An answer on its way may be from before the change, and would replace the new state.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, payload)
      toast.success(success)
      // Pending until the lists have been refetched: until then their buttons would send the same change again.
      await client.invalidateQueries({ queryKey: ['list'] })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: ['submission'] })
    },
  })
}
