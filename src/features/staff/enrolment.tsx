import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { confirmationSchema } from '#contract/accounts.ts'
import { totpCodeSchema } from '#contract/staff/access.ts'
import { beginEnrolment, finishEnrolment } from '#src/api/staff.ts'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'
import { AppCodeInput } from './code-form.tsx'
import { CopyButton } from './copy-button.tsx'
import { QrCode } from './qr-code.tsx'
import { StepForm } from './step-form.tsx'

type Enrolled = { onEnrolled: (recoveryCodes: Array<string>) => void }
type Secret = Awaited<ReturnType<typeof beginEnrolment>>

/** Sets up the app: the password, then the QR code and the first code of the app. */
export function Enrolment({ onEnrolled }: Enrolled) {
  const [secret, setSecret] = useState<Secret | null>(null)
  return secret === null ? (
    <PasswordStep onConfirmed={setSecret} />
  ) : (
    <AppStep secret={secret} onEnrolled={onEnrolled} />
  )
}

function PasswordStep({ onConfirmed }: { onConfirmed: (secret: Secret) => void }) {
  const form = useForm({
    schema: confirmationSchema,
    onSubmit: async ({ current_password }) => onConfirmed(await beginEnrolment(current_password)),
  })
  return (
    <StepForm form={form} label="Password" submitLabel="Go on">
      <p>
        The console shows what people have written to us. So besides your password it asks for a code that
        only your phone knows. You need an app for such codes: Aegis, Google Authenticator, 1Password or
        another one.
      </p>
      <PasswordInput name="current_password" label="Your password" autoComplete="current-password" required />
    </StepForm>
  )
}

/** In groups, such as `JBSW Y3DP`, which are easier to type. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

function AppStep({ secret: { uri, secret }, onEnrolled }: Enrolled & { secret: Secret }) {
  const form = useForm({
    schema: totpCodeSchema,
    onSubmit: async ({ code }) => onEnrolled(await finishEnrolment(code)),
  })
  return (
    <StepForm form={form} label="Set up your app" submitLabel="Confirm">
      <p>Scan this with your app, then enter the code that it shows.</p>
      <QrCode text={uri} label="QR code for your app" />
      <Stack gap="2">
        <p>On this phone, or without a camera? Type this key into the app:</p>
        <chakra.code fontSize="lg" overflowWrap="anywhere">
          {inGroups(secret)}
        </chakra.code>
        <Cluster>
          <CopyButton text={secret}>Copy the key</CopyButton>
        </Cluster>
      </Stack>
      <AppCodeInput />
    </StepForm>
  )
}
