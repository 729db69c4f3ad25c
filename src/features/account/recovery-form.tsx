import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { ConfirmCodeForm } from './confirm-code-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RECOVERY_STEPS, type RecoveryStep } from './recovery-steps.ts'
import { SendCodeForm } from './send-code-form.tsx'
import { StepTrail } from './step-trail.tsx'
import { TextLink } from './text-link.tsx'
import { useRecovery } from './use-recovery.ts'

const FORMS = {
  'send-code': SendCodeForm,
  'confirm-code': ConfirmCodeForm,
  'new-password': NewPasswordForm,
}

const HEADING_ID = 'recovery-step'

export type StepWords = Record<RecoveryStep, { heading: string; text: ReactNode }>

/** The three steps to a new password, one at a time. */
export function RecoveryForm({ words, email }: { words: StepWords; email: string }) {
  const recovery = useRecovery()
  const { step, note, isCheckingLink } = recovery
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef<RecoveryStep | null>(null)

  // The form that had the focus is gone: go on where the next one begins. Not where the page has only just opened.
  useEffect(() => {
    if (seen.current !== null && seen.current !== step) heading.current?.focus()
    seen.current = step
  }, [step])

  const StepForm = FORMS[step]
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <StepTrail
        steps={RECOVERY_STEPS.map((key) => words[key].heading)}
        current={RECOVERY_STEPS.indexOf(step)}
      />
      <div>
        <chakra.h2
          ref={heading}
          id={HEADING_ID}
          tabIndex={-1}
          textStyle="subtitle"
          _focusVisible={{ outline: 'none' }}
        >
          {words[step].heading}
        </chakra.h2>
        <chakra.div marginTop="2">{words[step].text}</chakra.div>
        <Notice>{isCheckingLink ? 'Checking the link from your mail…' : note}</Notice>
      </div>
      {!isCheckingLink && <StepForm key={step} recovery={recovery} labelledBy={HEADING_ID} email={email} />}
      <p>
        <TextLink to="/login">Back to login</TextLink>
      </p>
    </chakra.div>
  )
}

/** Stays in the page while empty: screen readers speak what is added to a region that was there before. */
function Notice({ children }: { children: string }) {
  return (
    <div role="status">
      {children !== '' && (
        <chakra.p
          marginTop="4"
          padding="4"
          borderRadius="md"
          backgroundColor="bg.warm"
          textStyle="small"
          fontWeight="600"
        >
          {children}
        </chakra.p>
      )}
    </div>
  )
}
