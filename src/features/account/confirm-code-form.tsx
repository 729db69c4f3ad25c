import { Strong, Text } from '@chakra-ui/react'
import { form as formOf } from '#contract/fields.ts'
import { CODE_LENGTH, recoveryCode } from '#contract/recovery.ts'
import { startRecovery, verifyRecovery } from './sign-in-api.ts'
import { delivery } from '#src/api/delivery.ts'
import { CodeInput } from '#src/ui/forms/code-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { AccountForm, toastResult } from './account-form.tsx'
import { ResendCode } from './resend-code.tsx'
import type { RecoveryFormProps } from './send-code-form.tsx'
import { searchFor } from './use-recovery.ts'

const codeSchema = formOf({ code: recoveryCode })

export function ConfirmCodeForm({ recovery, ...props }: RecoveryFormProps) {
  const { sent, isConfirmed, recordSent, recordConfirmed, goTo } = recovery
  const form = useForm({
    schema: delivery.schema(codeSchema),
    onSubmit: async ({ code }) => {
      await delivery.send(async () => {
        await toastResult(verifyRecovery({ code }))
        recordConfirmed()
      })
      await goTo('new-password')
    },
  })

  async function resend() {
    if (sent === null) return
    await delivery.send(async () => {
      await toastResult(startRecovery(sent.contact))
      recordSent(sent.contact)
    })
  }

  return (
    <AccountForm
      {...props}
      form={form}
      submitLabel="Confirm code"
      footer={<TextLink to="/password-recovery">Use another address or number</TextLink>}
    >
      {sent && (
        <Text textStyle="small" color="fg.muted">
          You asked for a code for <Strong color="fg">{sent.contact}</Strong>.
        </Text>
      )}
      {isConfirmed && (
        // The server accepts a code once, and would reject it if it were typed again.
        <p>
          Your code is confirmed already.{' '}
          <TextLink to={{ search: searchFor('new-password') }}>Go on to the new password</TextLink>
        </p>
      )}
      <CodeInput name="code" label={`Code of ${CODE_LENGTH} digits`} count={CODE_LENGTH} />
      <ResendCode sentAt={sent?.at ?? null} onResend={resend} />
    </AccountForm>
  )
}
