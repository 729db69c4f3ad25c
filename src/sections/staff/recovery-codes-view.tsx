import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RECOVERY_CODES, totpCodeSchema } from '#contract/staff/access.ts'
import { renewRecoveryCodes } from '#src/api/staff.ts'
import { AppCodeInput } from '#src/features/staff/code-form.tsx'
import { RecoveryCodes } from '#src/features/staff/recovery-codes.tsx'
import { useStaff } from '#src/features/staff/staff-context.ts'
import { staffSessionQuery } from '#src/features/staff/staff-queries.ts'
import { StepForm } from '#src/features/staff/step-form.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { Stack } from '#src/ui/layout/flow.tsx'

/** Says how many recovery codes are left, and makes new ones. */
export function RecoveryCodesView() {
  const { recoveryCodesLeft } = useStaff()
  const [codes, setCodes] = useState<ReadonlyArray<string> | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function leaveCodes() {
    flushSync(() => setCodes(null))
    // The focused button has been removed.
    heading.current?.focus()
  }

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={leaveCodes} />
  return (
    <Stack gap="6" maxWidth="40rem">
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="title" _focusVisible={{ outline: 'none' }}>
        Recovery codes
      </chakra.h1>
      <p>
        You have {recoveryCodesLeft} of {RECOVERY_CODES} recovery codes left. Each opens the console once if
        your phone is lost.
      </p>
      <RenewalForm onRenewed={setCodes} />
    </Stack>
  )
}

function RenewalForm({ onRenewed }: { onRenewed: (codes: Array<string>) => void }) {
  const client = useQueryClient()
  const form = useForm({
    schema: totpCodeSchema,
    onSubmit: async ({ code }) => {
      onRenewed(await renewRecoveryCodes(code))
      void client.invalidateQueries(staffSessionQuery())
    },
  })
  return (
    <StepForm form={form} label="New recovery codes" submitLabel="Make new codes">
      <p>
        Have you lost them, or used most of them? Make new ones here. The former ones will no longer work.
      </p>
      <AppCodeInput />
    </StepForm>
  )
}
