import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { confirmationSchema, deleteAccount } from '#contract/accounts.ts'
import { call } from '#src/api/client.ts'
import { releaseDevice } from '#src/session/device-data.ts'
import { Button } from '#src/ui/button.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { PasswordDialog, type Confirmation } from './password-dialog.tsx'
import { useAccountMutation } from './use-account-mutation.ts'

const WORD = 'DELETE'

const deletionSchema = v.object({
  ...confirmationSchema.entries,
  word: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text.toUpperCase() === WORD,
      `Please type ${WORD}, so that this does not happen by mistake.`,
    ),
  ),
})

/** The button that opens the dialog to delete the account: the member types a word and the password. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const { mutateAsync: remove } = useAccountMutation(async ({ current_password }: Confirmation) => {
    const answer = await call(deleteAccount, { current_password })
    // At once, as the mutation stays pending for a moment, in which the member may close the page.
    releaseDevice()
    return answer
  })

  async function confirm(confirmation: Confirmation) {
    if (await remove(confirmation)) await navigate('/', { replace: true })
  }

  return (
    <>
      <Button look="outline" size="lg" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        DELETE MY ACCOUNT
      </Button>
      <PasswordDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        heading="Delete your account?"
        submitLabel="Delete my account"
        schema={deletionSchema}
        onConfirm={confirm}
        fields={
          <TextInput
            name="word"
            label={`Type ${WORD}`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        }
      >
        <p>We delete at once, and for good:</p>
        <Box as="ul" listStyle="disc" paddingInlineStart="6" marginBlock="3">
          <li>your name, email address, phone number, username, password and picture,</li>
          <li>every browser you are signed in with,</li>
          <li>your requests to mentors and for channels,</li>
          <li>your drafts and your shortlist on this device.</li>
        </Box>
        <p>
          Donations you sent stay in our books, because we account for them, but they no longer belong to an
          account.
        </p>
      </PasswordDialog>
    </>
  )
}
