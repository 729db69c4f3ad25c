import { useState } from 'react'
import { secondStepSchema, totpCodeSchema } from '#contract/staff/access.ts'
import { sendSecondStep } from '#src/api/staff.ts'
import { TextButton } from '#src/ui/forms/form-actions.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { StepForm } from './step-form.tsx'

type CodeFormProps = { onPassed: () => void }

/** The second step of signing in: the code of the app, or a recovery code if the phone is lost. */
export function SecondStepForm({ onPassed }: CodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <>
      {isRecovery ? <RecoveryCodeForm onPassed={onPassed} /> : <AppCodeForm onPassed={onPassed} />}
      <TextButton onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? 'Use the code of my app' : 'I do not have my phone: use a recovery code'}
      </TextButton>
    </>
  )
}

function AppCodeForm({ onPassed }: CodeFormProps) {
  const form = useForm({
    schema: totpCodeSchema,
    onSubmit: async ({ code }) => {
      await sendSecondStep({ code })
      onPassed()
    },
  })
  return (
    <StepForm form={form} label="Second step" submitLabel="Open the console">
      <AppCodeInput />
    </StepForm>
  )
}

function RecoveryCodeForm({ onPassed }: CodeFormProps) {
  const form = useForm({
    schema: secondStepSchema.options[1],
    onSubmit: async ({ recoveryCode }) => {
      await sendSecondStep({ recoveryCode })
      onPassed()
    },
  })
  return (
    <StepForm form={form} label="Recovery code" submitLabel="Open the console">
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
  )
}

/** The six digits, which phones and password managers can fill in. */
export function AppCodeInput() {
  return (
    <TextInput
      name="code"
      label="Code of your app"
      hint="Six digits, new every half minute."
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  )
}
