import { useNavigate } from 'react-router-dom'
import { newPasswordTwiceSchema } from '#contract/accounts.ts'
import { resetPassword } from './sign-in-api.ts'
import { delivery } from '#src/api/delivery.ts'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { AccountForm, toastResult, withToasts } from './account-form.tsx'
import { rememberedEmail, type EmailState } from './remembered-email.ts'
import type { RecoveryFormProps } from './send-code-form.tsx'

export function NewPasswordForm({ recovery, ...props }: RecoveryFormProps) {
  const navigate = useNavigate()
  const { sent, forget } = recovery
  // A phone number is no login.
  const account = sent?.contact.includes('@') ? sent.contact : undefined
  const form = useForm({
    ...withToasts,
    schema: delivery.schema(newPasswordTwiceSchema),
    onSubmit: async ({ password }) => {
      await delivery.send(async () => {
        await toastResult(resetPassword(password))
        forget()
        rememberedEmail.clear()
      })
      const state: EmailState | null = account === undefined ? null : { email: account }
      await navigate('/login', { replace: true, state })
    },
  })

  return (
    <AccountForm
      {...props}
      form={form}
      submitLabel="Set new password"
      footer={<TextLink to="/password-recovery">Start again with a new code</TextLink>}
    >
      <PasswordInput
        name="password"
        label="New password"
        autoComplete="new-password"
        account={account}
        hint="At least 8 characters. A few words in a row are easy to remember."
        required={delivery.isRequired}
      />
      <PasswordInput
        name="confirm"
        label="Confirm password"
        autoComplete="new-password"
        required={delivery.isRequired}
      />
    </AccountForm>
  )
}
