import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useLoadedDialog } from '#src/ui/feedback/use-loaded-dialog.ts'

/** The button that opens the dialog to delete the account. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const dialog = useLoadedDialog({
    load: () => import('./delete-account-dialog.tsx'),
    isOpen,
    close,
    name: 'The form to delete your account',
  })

  return (
    <>
      <Button look="outline" size="lg" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        DELETE MY ACCOUNT
      </Button>
      {dialog && <dialog.DeleteAccountDialog isOpen={isOpen} onClose={close} email={email} />}
    </>
  )
}
