import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { newPasswordTwiceSchema, passwordChangeSchema } from '#contract/accounts.ts'
import { savePassword } from '#src/api/account.ts'
import { delivery } from '#src/api/delivery.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { AccountForm, withToasts } from './account-form.tsx'
import { sessionsQuery } from './session-list.tsx'
import { useAccountMutation } from './use-account-mutation.ts'

const changeSchema = v.intersect([
  v.object({ current_password: passwordChangeSchema.entries.current_password }),
  newPasswordTwiceSchema,
])

/** A new password, confirmed by the current one. Ends all other sessions. */
export function ChangePasswordForm(props: FormPlaceProps) {
  const { mutateAsync: save } = useAccountMutation(savePassword)
  const client = useQueryClient()
  const { email: account } = useCurrentUser()
  const form = useForm({
    ...withToasts,
    schema: delivery.schema(changeSchema),
    onSubmit: async ({ current_password, password }) => {
      await save({ current_password, password })
      form.reset()
      // The list on the same page: the other browsers are signed out, and this one has a new session.
      void client.invalidateQueries(sessionsQuery())
    },
  })

  return (
    <AccountForm {...props} form={form} submitLabel="Save">
      <PasswordInput
        name="current_password"
        label="Current Password"
        autoComplete="current-password"
        account={account}
        required={delivery.isRequired}
      />
      <PasswordInput
        name="password"
        label="New Password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words in a row are easy to remember."
        required={delivery.isRequired}
      />
      <PasswordInput
        name="confirm"
        label="Re-enter Password"
        autoComplete="new-password"
        required={delivery.isRequired}
      />
    </AccountForm>
  )
}
