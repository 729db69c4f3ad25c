import { Strong, Text, Wrap } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { newPasswordTwiceSchema } from '#contract/accounts.ts'
import { form as formOf } from '#contract/fields.ts'
import {
  CODE_LENGTH,
  recoveryCode,
  recoverySchema,
  resetPassword,
  startRecovery,
  verifyRecovery,
} from '#contract/recovery.ts'
import { call } from '#src/api/client.ts'
import { delivery } from '#src/api/delivery.ts'
import { TextButton } from '#src/ui/button.tsx'
import { CodeInput } from '#src/ui/forms/code-input.tsx'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { TextLink } from '#src/ui/links.tsx'
import { NewPasswordTwice } from './account-fields.tsx'
import { AccountForm, toastResult, withToasts } from './account-form.tsx'

/* The forms of a recovery, step by step. */

type RecoveryFormProps = FormPlaceProps & {
  /** The address or number that the code was sent to in this tab, or an empty text. */
  contact: string
  link: string | null
  onSent: (contact: string) => void
  onLinkUsed: () => void
  /** Opens a step with a new history entry. */
  goTo: (step: 'confirm-code' | 'new-password') => Promise<void> | void
}

export function SendCodeForm({ contact: sentTo, onSent, goTo, ...props }: RecoveryFormProps) {
  const form = useForm({
    schema: delivery.schema(recoverySchema),
    initialValues: () => ({ contact: sentTo }),
    onSubmit: async ({ contact }) => {
      await sendCode(contact, onSent)
      await goTo('confirm-code')
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

async function sendCode(contact: string, onSent: RecoveryFormProps['onSent']) {
  await delivery.send(async () => {
    await toastResult(() => call(startRecovery, { contact }))
    onSent(contact)
  })
}

// Each new code makes the one before invalid, and an account gets five a day: a double click must not ask for two.
const RESEND_AFTER_MS = 30_000

const codeSchema = formOf({ code: recoveryCode })

export function ConfirmCodeForm({ contact, onSent, goTo, ...props }: RecoveryFormProps) {
  const form = useForm({
    schema: delivery.schema(codeSchema),
    onSubmit: async ({ code }) => {
      await delivery.send(() => toastResult(() => call(verifyRecovery, { code })))
      await goTo('new-password')
    },
  })
  const [isResending, setIsResending] = useState(false)

  async function resend() {
    setIsResending(true)
    try {
      await sendCode(contact, onSent)
      await new Promise((resolve) => setTimeout(resolve, RESEND_AFTER_MS))
    } catch {
      // A toast has shown the failure.
    }
    setIsResending(false)
  }

  return (
    <AccountForm
      {...props}
      form={form}
      submitLabel="Confirm code"
      footer={<TextLink to="/password-recovery">Use another address or number</TextLink>}
    >
      {contact !== '' && (
        <Text textStyle="small" color="fg.muted">
          You asked for a code for <Strong color="fg">{contact}</Strong>.
        </Text>
      )}
      <CodeInput name="code" label={`Code of ${CODE_LENGTH} digits`} count={CODE_LENGTH} />
      <Wrap as="p" textStyle="small" alignItems="center" gap="0 0.5rem">
        Nothing there after two minutes?
        {contact === '' ? (
          <TextLink to="/password-recovery">Resend code</TextLink>
        ) : (
          <TextButton isBusy={isResending} onClick={() => void resend()}>
            Resend code
          </TextButton>
        )}
        Only the newest code is valid.
      </Wrap>
    </AccountForm>
  )
}

/**
 * Replaces the second step for the link of the mail, which is used when the button is pressed, not when it is opened.
 */
export function OpenLinkForm({ link, onLinkUsed, goTo, ...props }: RecoveryFormProps) {
  const form = useForm({
    schema: formOf({}),
    onSubmit: async () => {
      await delivery.send(() => toastResult(() => call(verifyRecovery, { link: link ?? '' })))
      onLinkUsed()
      await goTo('new-password')
    },
  })

  return (
    <AccountForm
      {...props}
      form={form}
      submitLabel="Choose a new password"
      footer={<TextLink to="/password-recovery">Have a code sent instead</TextLink>}
    />
  )
}

export function NewPasswordForm({ contact, ...props }: RecoveryFormProps) {
  const navigate = useNavigate()
  const form = useForm({
    ...withToasts,
    schema: delivery.schema(newPasswordTwiceSchema),
    onSubmit: async ({ password }) => {
      await delivery.send(() => toastResult(() => call(resetPassword, { password })))
      await navigate('/login', { replace: true })
    },
  })

  return (
    <AccountForm
      {...props}
      form={form}
      submitLabel="Set new password"
      footer={<TextLink to="/password-recovery">Start again with a new code</TextLink>}
    >
      {/* A phone number is no login. */}
      <NewPasswordTwice
        account={contact.includes('@') ? contact : undefined}
        labels={['New password', 'Confirm password']}
      />
    </AccountForm>
  )
}
