import { Strong, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { newPasswordTwiceSchema } from '#contract/accounts.ts'
import { form as formOf } from '#contract/fields.ts'
import { CODE_LENGTH, recoveryCode, recoverySchema } from '#contract/recovery.ts'
import { delivery } from '#src/api/delivery.ts'
import { CodeInput } from '#src/ui/forms/code-input.tsx'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { AccountForm, toastResult, withToasts } from './account-form.tsx'
import { rememberedEmail, rememberEmail, type EmailState } from './remembered-email.ts'
import { ResendCode } from './resend-code.tsx'
import { resetPassword, startRecovery, verifyRecovery } from './sign-in-api.ts'
import { storedProgress, type Recovery } from './use-recovery.ts'

/* The forms of a recovery, step by step. */

type RecoveryFormProps = FormPlaceProps & { recovery: Recovery }

export function SendCodeForm({ recovery, ...props }: RecoveryFormProps) {
  const form = useForm({
    schema: delivery.schema(recoverySchema),
    initialValues: () => ({
      contact: rememberedEmail.read() ?? storedProgress.read()?.sent?.contact ?? '',
    }),
    onEdit: (_name, element) => rememberEmail(element, 'contact'),
    onSubmit: async ({ contact }) => {
      await delivery.send(async () => {
        await toastResult(startRecovery(contact))
        recovery.recordSent(contact)
      })
      await recovery.goTo('confirm-code')
    },
  })

  return (
    <AccountForm {...props} form={form} submitLabel="Send code">
      <TextInput
        name="contact"
        label="Email address or phone number"
        // Accepts an address or a number, so the keyboard needs letters and digits.
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required={delivery.isRequired}
      />
    </AccountForm>
  )
}

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

const noFields = formOf({})

/**
 * Replaces the second step for the link of the mail, which is used when the button is pressed, not when it is opened.
 */
export function OpenLinkForm({ recovery, ...props }: RecoveryFormProps) {
  const { link = '', forgetLink, goTo } = recovery
  const form = useForm({
    schema: noFields,
    onSubmit: async () => {
      await delivery.send(() => toastResult(verifyRecovery({ link })))
      forgetLink()
      await goTo('new-password')
    },
  })

  return (
    <AccountForm
      {...props}
      form={form}
      submitLabel="Choose a new password"
      footer={<TextLink to="/password-recovery">Have a code sent instead</TextLink>}
    >
      {null}
    </AccountForm>
  )
}

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
