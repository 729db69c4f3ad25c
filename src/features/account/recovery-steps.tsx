import { Span, Strong, Text, VisuallyHidden, Wrap } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
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
import { rememberedEmail, rememberEmail } from './remembered-email.ts'
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
      await sendCode(recovery, contact)
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

function sendCode({ recordSent }: Recovery, contact: string) {
  return delivery.send(async () => {
    await toastResult(() => call(startRecovery, { contact }))
    recordSent(contact)
  })
}

const codeSchema = formOf({ code: recoveryCode })

export function ConfirmCodeForm({ recovery, ...props }: RecoveryFormProps) {
  const { sent, goTo } = recovery
  const form = useForm({
    schema: delivery.schema(codeSchema),
    onSubmit: async ({ code }) => {
      await delivery.send(() => toastResult(() => call(verifyRecovery, { code })))
      await goTo('new-password')
    },
  })

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
      <ResendCode recovery={recovery} />
    </AccountForm>
  )
}

/**
 * Requests another code, a minute after the last: mails take time, and each new code invalidates the previous one.
 */
function ResendCode({ recovery }: { recovery: Recovery }) {
  const { sent, goTo } = recovery
  const seconds = useSecondsLeft(sent?.at)
  const [isBusy, setIsBusy] = useState(false)

  async function resend() {
    if (sent === undefined) return goTo('send-code')
    setIsBusy(true)
    // A toast has shown a failure, and the button is still there.
    await sendCode(recovery, sent.contact).catch(() => undefined)
    setIsBusy(false)
  }

  return (
    <Wrap as="p" textStyle="small" alignItems="center" gap="0 0.5rem">
      Nothing there?
      <TextButton disabled={seconds !== 0 || isBusy} onClick={() => void resend()}>
        Resend code
      </TextButton>
      {seconds > 0 && (
        // Hidden from screen readers, which get one announcement at the end of the wait.
        <Span aria-hidden color="fg.muted">
          in {seconds} s
        </Span>
      )}
      <VisuallyHidden role="status">
        {sent && seconds === 0 && 'You can ask for a new code now.'}
      </VisuallyHidden>
    </Wrap>
  )
}

const RESEND_AFTER_MS = 60_000

function useSecondsLeft(sentAt = 0): number {
  const [now, setNow] = useState(Date.now)
  // A clock that was set back must not prolong the wait.
  const waited = Math.max(0, now - sentAt)
  const seconds = Math.max(0, Math.ceil((RESEND_AFTER_MS - waited) / 1000))
  const isOver = seconds === 0

  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])

  return seconds
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
      await delivery.send(() => toastResult(() => call(verifyRecovery, { link })))
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
    />
  )
}

export function NewPasswordForm({ recovery, ...props }: RecoveryFormProps) {
  const navigate = useNavigate()
  const { sent } = recovery
  // A phone number is no login.
  const account = sent?.contact.includes('@') ? sent.contact : undefined
  const form = useForm({
    ...withToasts,
    schema: delivery.schema(newPasswordTwiceSchema),
    onSubmit: async ({ password }) => {
      await delivery.send(async () => {
        await toastResult(() => call(resetPassword, { password }))
        storedProgress.clear()
        if (account === undefined) rememberedEmail.clear()
        else rememberedEmail.write(account)
      })
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
      <NewPasswordTwice account={account} labels={['New password', 'Confirm password']} />
    </AccountForm>
  )
}
