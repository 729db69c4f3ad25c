import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { LoadingNotice } from '#src/ui/feedback/loading-notice.tsx'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'

/** The button that opens the dialog to delete the account. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const dialog = useLoadedModule(() => import('./delete-account-dialog.tsx'), isOpen)

  return (
    <>
      <Button
        look="outline"
        size="lg"
        aria-haspopup="dialog"
        aria-busy={dialog.isLoading || undefined}
        {...dialog.warmUp}
        onClick={() => setIsOpen(true)}
      >
        DELETE MY ACCOUNT
      </Button>
      {dialog.module ? (
        <dialog.module.DeleteAccountDialog isOpen={isOpen} onClose={close} email={email} />
      ) : (
        <LoadingNotice of={dialog} name="The form to delete your account" onClose={close} />
      )}
    </>
  )
}
