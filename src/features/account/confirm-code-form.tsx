import { chakra } from '@chakra-ui/react'
import { CODE_LENGTH } from '#contract/accounts.ts'
import { startRecovery, verifyRecovery } from '#src/api/accounts.ts'
import { isDelivering } from '#src/api/deliver.ts'
import { CodeInput } from '#src/ui/forms/code-input.tsx'
import { Form } from '#src/ui/forms/form.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { sayFailure } from './account-words.ts'
import { FailureNote } from './failure-note.tsx'
import { codeSchema, unchecked } from './recovery-schemas.ts'
import { ResendCode } from './resend-code.tsx'
import type { RecoveryFormProps } from './send-code-form.tsx'
import { TextLink } from './text-link.tsx'
import { searchFor } from './use-recovery.ts'

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
      <CodeInput {...form.field('code')} label={`Code of ${CODE_LENGTH} digits`} count={CODE_LENGTH} />
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
