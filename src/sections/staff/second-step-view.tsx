import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { StaffSession } from '#contract/staff/access.ts'
import { SecondStepForm } from '#src/features/staff/code-form.tsx'
import { Enrolment } from '#src/features/staff/enrolment.tsx'
import { RecoveryCodes } from '#src/features/staff/recovery-codes.tsx'
import { Stack } from '#src/ui/layout/flow.tsx'

type SecondStepViewProps = { secondStep: StaffSession['secondStep']; onPassed: () => void }

/** The second step between signing in and the console: a code of the member's app. */
export function SecondStepView({ secondStep, onPassed }: SecondStepViewProps) {
  const [codes, setCodes] = useState<ReadonlyArray<string> | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onPassed} />
  return (
    <Stack gap="6">
      <chakra.h1 textStyle="title">
        {secondStep === 'enrol' ? 'Set up your second step' : 'One more step'}
      </chakra.h1>
      {secondStep === 'enrol' ? <Enrolment onEnrolled={setCodes} /> : <SecondStepForm onPassed={onPassed} />}
    </Stack>
  )
}
