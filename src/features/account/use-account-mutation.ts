import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { delivery } from '#src/api/delivery.ts'
import { sessionQuery } from '#src/session/session-provider.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

/**
 * A change of the account: shows the message of the server and updates the account. Without delivery nothing is called
 * (CALL-13), and the answer is false. If the session has ended, it leads to the login page and back, like the rest of
 * the member area.
 */
export function useAccountMutation<Input = void>(
  change: (input: Input) => Promise<{ success: string; payload?: User }>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => delivery.send(() => change(input)),
    onSuccess: (answer) => {
      if (answer === false) return
      toast.success(answer.success)
      if (answer.payload) client.setQueryData(sessionQuery().queryKey, answer.payload)
    },
  })
}
