import { chakra } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { resetPassword } from '#src/api/accounts.ts'
import { isDelivering } from '#src/api/deliver.ts'
import { Form } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { sayFailure, sayProblem, wordsBesideField } from './account-words.ts'
import { FailureNote } from './failure-note.tsx'
import { newPasswordTwiceSchema, unchecked } from './recovery-schemas.ts'
import type { RecoveryFormProps } from './send-code-form.tsx'
import { TextLink } from './text-link.tsx'
import type { EmailState } from './use-email-in-state.ts'
import { keptEmail } from './use-kept-email.ts'

/** The last step: the new password, and on to the login page. */
export function NewPasswordForm({ recovery, labelledBy, email }: RecoveryFormProps) {
  const navigate = useNavigate()
  const { sent, forget } = recovery
  const form = useForm({
    schema: isDelivering() ? newPasswordTwiceSchema : unchecked('password', 'confirm'),
    onInvalid: sayProblem,
    fieldWords: wordsBesideField,
    onSubmit: async ({ password }) => {
      if (isDelivering()) {
        toast.success(await sayFailure(resetPassword(password)))
        forget()
        keptEmail.clear()
      }
      // Whoever recovered by phone number logs in with the address all the same.
      const state: EmailState | null = sent?.contact.includes('@') ? { email: sent.contact } : null
      await navigate('/login', { replace: true, state })
    },
  })

  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      <PasswordInput
        {...form.field('password')}
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words in a row are easy to remember."
        required={isDelivering()}
      />
      <PasswordInput
        {...form.field('confirm')}
        label="Confirm password"
        autoComplete="new-password"
        required={isDelivering()}
      />
      <FailureNote failure={form.failure} />
      <div>
        <SubmitButton isBusy={form.isBusy}>Set new password</SubmitButton>
        <chakra.p marginTop="4">
          <TextLink to="/password-recovery">Start again with a new code</TextLink>
        </chakra.p>
      </div>
    </Form>
  )
}
