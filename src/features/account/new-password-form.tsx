import { chakra } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { resetPassword } from '../../api/accounts'
import { isDelivering } from '../../api/deliver'
import { Form } from '../../ui/form'
import { PasswordInput } from '../../ui/password-input'
import { SubmitButton } from '../../ui/submit-button'
import { toast } from '../../ui/toast'
import { useForm } from '../../ui/use-form'
import { sayFailure, sayProblem, wordsBesideField } from './account-words'
import { FailureNote } from './failure-note'
import { newPasswordTwiceSchema, unchecked } from './recovery-schemas'
import type { RecoveryFormProps } from './send-code-form'
import { TextLink } from './text-link'
import type { EmailState } from './use-email-in-state'
import { keptEmail } from './use-kept-email'

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
