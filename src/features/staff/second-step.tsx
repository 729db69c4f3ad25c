import { chakra, Image, Text, Wrap } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { renderSVG } from 'uqr'
import type { GenericSchema, InferInput } from 'valibot'
import { confirmationSchema } from '#contract/accounts.ts'
import {
  confirmEnrolment,
  passSecondStep,
  secondStepSchema,
  startEnrolment,
  totpCodeSchema,
} from '#contract/staff/access.ts'
import { call, failureText } from '#src/api/client.ts'
import { CopyButton } from '#src/ui/copy.tsx'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { Form, SubmitButton } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { type FormOptions, useForm } from '#src/ui/forms/use-form.ts'
import { focused } from '#src/ui/focus.ts'
import { View } from './view.tsx'

/** The second step of signing in: the code of the app, or a recovery code if the phone is lost. */
export function SecondStep({ onPassed }: { onPassed: () => Promise<void> }) {
  async function pass(code: InferInput<typeof secondStepSchema>) {
    await call(passSecondStep, code)
    // The form is busy until it has ended, as the code works once.
    await onPassed()
  }

  return (
    <View title="One more step" maxWidth="40rem">
      <CodeForm onSubmit={pass} submitLabel="Open the console" />
      <details>
        <chakra.summary
          cursor="pointer"
          minHeight="touch"
          marginBottom="2"
          fontWeight="700"
          color="fg.accent"
        >
          I do not have my phone: use a recovery code
        </chakra.summary>
        <StepForm schema={secondStepSchema.options[1]} onSubmit={pass} submitLabel="Use this recovery code">
          <TextInput
            name="recoveryCode"
            label="Recovery code"
            hint="Such as 7F3K-Q2MX-90TB. Each works once."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </StepForm>
      </details>
    </View>
  )
}

type EnrolmentProps = { account: string; onEnrolled: (codes: ReadonlyArray<string>) => void }

export function Enrolment({ account, onEnrolled }: EnrolmentProps) {
  const [secret, setSecret] = useState<SecretProps | null>(null)
  return (
    <View title="Set up your second step" maxWidth="40rem">
      {secret === null ? (
        <StepForm
          label="Password"
          schema={confirmationSchema}
          onSubmit={async (password) => setSecret((await call(startEnrolment, password)).payload)}
          submitLabel="Go on"
        >
          <p>
            The console shows what people have written to us. So besides your password it asks for a code that
            only your phone knows. You need an app for such codes: Aegis, Google Authenticator, 1Password or
            another one.
          </p>
          <PasswordInput
            name="current_password"
            label="Your password"
            autoComplete="current-password"
            account={account}
            required
          />
        </StepForm>
      ) : (
        <CodeForm
          label="Set up your app"
          onSubmit={async (code) => onEnrolled((await call(confirmEnrolment, code)).payload.recoveryCodes)}
          submitLabel="Confirm"
        >
          <Secret {...secret} />
        </CodeForm>
      )}
    </View>
  )
}

type SecretProps = { uri: string; secret: string }

function Secret({ uri, secret }: SecretProps) {
  return (
    <>
      <Text {...focused}>Scan this with your app, then enter the code that it shows.</Text>
      {/* With a quiet zone, and dark on light in both colour modes, as some apps cannot read the reverse. */}
      <Image
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 4 }))}`}
        alt="QR code for your app"
        width="14rem"
        borderRadius="md"
      />
      <p>On this phone, or without a camera? Type this key into the app:</p>
      <Wrap alignItems="center">
        <chakra.code fontSize="lg">
          {/* In groups, such as `JBSW Y3DP`, which are easier to type. */}
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </chakra.code>
        <CopyButton text={secret} what="key" />
      </Wrap>
    </>
  )
}

type StepFormProps<Schema extends GenericSchema> = Pick<FormOptions<Schema>, 'schema' | 'onSubmit'> & {
  submitLabel: string
  /** The name of the form, if its button does not say what it is for. */
  label?: string
  children?: ReactNode
}

/** A form with a secret, which is not stored on the device. */
function StepForm<Schema extends GenericSchema>(props: StepFormProps<Schema>) {
  const { submitLabel, label = submitLabel, children, ...options } = props
  const form = useForm(options)
  return (
    <Form form={form} aria-label={label}>
      {children}
      {form.failure !== null && <FailureNote>{failureText(form.failure)}</FailureNote>}
      <SubmitButton isBusy={form.isBusy}>{submitLabel}</SubmitButton>
    </Form>
  )
}

/** Asks for the six digits of the app, which phones and password managers can fill in. */
export function CodeForm({ children, ...form }: Omit<StepFormProps<typeof totpCodeSchema>, 'schema'>) {
  return (
    <StepForm schema={totpCodeSchema} {...form}>
      {children}
      <TextInput
        name="code"
        label="Code of your app"
        hint="Six digits, new every half minute."
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </StepForm>
  )
}
