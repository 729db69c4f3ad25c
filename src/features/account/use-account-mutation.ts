import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { sessionQuery } from '#src/session/session-provider.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Null without delivery. */
type Answer = { success: string; payload?: User } | null

/**
 * A mutation of the account: shows the message of the server and updates the account. If the session has ended, it
 * leads to the login page and back, like the rest of the member area.
 */
export function useAccountMutation<Input>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      if (answer === null) return
      toast.success(answer.success)
      if (answer.payload) client.setQueryData(sessionQuery().queryKey, answer.payload)
    },
  })
}
