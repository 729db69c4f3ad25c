import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GenericSchema, InferInput } from 'valibot'
import { type Endpoint, withParams } from '#contract/endpoint.ts'
import type { SubmissionDetails } from '#contract/staff/submissions.ts'
import { ApiError, call } from '#src/api/client.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

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
      // Under each of its keys: an address typed by hand may name it in small letters or without the prefix.
      const found = client.getQueriesData<SubmissionDetails>({ queryKey: ['submission'] })
      for (const [queryKey] of found.filter(([, each]) => each?.id === payload.id)) {
        // An answer on its way may be from before the change, and would replace the new state.
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, payload)
      }
      toast.success(success)
      for (const list of ['submissions', 'overview', 'donation-sums'])
        void client.invalidateQueries({ queryKey: [list] })
      // Pending until the list has been refetched: until then its buttons would send the same change again.
      await client.invalidateQueries({ queryKey: ['nominations'] })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: ['submission'] })
    },
  })
}
