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

const codeSchema = formOf({ code: recoveryCode })

export function ConfirmCodeForm({ recovery, ...props }: RecoveryFormProps) {
  const { sent, recordSent, goTo } = recovery
  const form = useForm({
    schema: delivery.schema(codeSchema),
    onSubmit: async ({ code }) => {
      await delivery.send(() => toastResult(verifyRecovery({ code })))
      await goTo('new-password')
    },
  })

  async function resend() {
    if (sent === undefined) return goTo('send-code')
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
      <CodeInput name="code" label={`Code of ${CODE_LENGTH} digits`} count={CODE_LENGTH} />
      <ResendCode sentAt={sent?.at} onResend={resend} />
    </AccountForm>
  )
}
