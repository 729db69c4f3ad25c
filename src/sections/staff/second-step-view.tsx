import { chakra } from '@chakra-ui/react'
import type { StaffSession } from '#contract/staff/access.ts'
import { SecondStepForm } from '#src/features/staff/code-form.tsx'
import { Enrolment } from '#src/features/staff/enrolment.tsx'
import { Stack } from '#src/ui/layout/flow.tsx'

type SecondStepViewProps = {
  secondStep: StaffSession['secondStep']
  /** Receives the recovery codes. */
  onEnrolled: (codes: ReadonlyArray<string>) => void
  onPassed: () => void
}

/** The second step between signing in and the console: a code of the member's app. */
export function SecondStepView({ secondStep, onEnrolled, onPassed }: SecondStepViewProps) {
  return (
    <Stack gap="6" maxWidth="40rem">
      <chakra.h1 textStyle="title">
        {secondStep === 'enrol' ? 'Set up your second step' : 'One more step'}
      </chakra.h1>
      {secondStep === 'enrol' ? (
        <Enrolment onEnrolled={onEnrolled} />
      ) : (
        <SecondStepForm onPassed={onPassed} />
      )}
    </Stack>
  )
}
