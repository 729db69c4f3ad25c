import { chakra } from '@chakra-ui/react'
import { RECOVERY_CODE_DIGITS } from '../../../contract/accounts'
import { startRecovery, verifyRecovery } from '../../api/accounts'
import { isDelivering } from '../../api/deliver'
import { CodeInput } from '../../ui/code-input'
import { Form } from '../../ui/form'
import { SubmitButton } from '../../ui/submit-button'
import { toast } from '../../ui/toast'
import { useForm } from '../../ui/use-form'
import { sayFailure } from './account-words'
import { FailureNote } from './failure-note'
import { codeSchema, unchecked } from './recovery-schemas'
import { ResendCode } from './resend-code'
import type { RecoveryFormProps } from './send-code-form'
import { TextLink } from './text-link'
import { searchFor } from './use-recovery'

/** The second step: the code from the mail. */
export function ConfirmCodeForm({ recovery, labelledBy, email }: RecoveryFormProps) {
  const { sent, isConfirmed, noteSent, noteConfirmed, goTo } = recovery
  const form = useForm({
    schema: isDelivering() ? codeSchema : unchecked('code'),
    onSubmit: async ({ code }) => {
      if (isDelivering()) {
        toast.success(await sayFailure(verifyRecovery({ code })))
        noteConfirmed()
      }
      await goTo('new-password')
    },
  })

  async function resend() {
    if (!isDelivering() || sent === null) return
    toast.success(await sayFailure(startRecovery(sent.contact)))
    noteSent(sent.contact)
  }

  return (
    <Form form={form} email={email} aria-labelledby={labelledBy}>
      {sent && (
        <chakra.p textStyle="small" color="fg.muted">
          You asked for a code for <chakra.strong color="fg">{sent.contact}</chakra.strong>.
        </chakra.p>
      )}
      {isConfirmed && (
        // The server takes a code once: to type it again would look like a mistake.
        <p>
          Your code is confirmed already.{' '}
          <TextLink to={{ search: searchFor('new-password') }}>Go on to the new password</TextLink>
        </p>
      )}
      <CodeInput
        {...form.field('code')}
        label={`Code of ${RECOVERY_CODE_DIGITS} digits`}
        count={RECOVERY_CODE_DIGITS}
      />
      <ResendCode sentAt={sent?.at ?? null} onResend={resend} />
      <FailureNote failure={form.failure} />
      <div>
        <SubmitButton isBusy={form.isBusy}>Confirm code</SubmitButton>
        <chakra.p marginTop="4">
          <TextLink to="/password-recovery">Use another address or number</TextLink>
        </chakra.p>
      </div>
    </Form>
  )
}
