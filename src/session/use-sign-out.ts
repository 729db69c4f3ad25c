import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { endSession } from '#src/api/session.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { clearSignedInHint } from './hint.ts'

/** Signs out in all tabs, with the messages of SESSION-9 and SESSION-10. */
export function useSignOut() {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: endSession,
    meta: { isSilent: true },
    onSuccess: async () => {
      clearSignedInHint()
      toast.success('Sign out success')
      await navigate('/')
    },
    onError: (error) => {
      // Styled as a success, although it is an error (SESSION-10).
      toast.success('Sign out error')
      // eslint-disable-next-line no-console -- the specification wants this failure logged
      console.error(error)
    },
  })
  return { signOut: () => (isPending ? undefined : mutate()), isBusy: isPending }
}
