import { Box, Text, Wrap } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RECOVERY_CODES, renewRecoveryCodes, totpCodeSchema } from '#contract/staff/access.ts'
import { call } from '#src/api/client.ts'
import { Button, ExternalLinkButton } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { useStaff } from './access.ts'
import { RECOVERY_CODES_URL } from './addresses.ts'
import { AppCodeInput, CopyButton, StepForm } from './forms.tsx'
import { staffSessionQuery } from './queries.ts'
import { focusOnMount, View } from './view.tsx'

export function RecoveryCodesView() {
  const { recoveryCodesLeft } = useStaff()
  const client = useQueryClient()
  const [codes, setCodes] = useState<ReadonlyArray<string> | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function leaveCodes() {
    flushSync(() => setCodes(null))
    // The focused button has been removed.
    heading.current?.focus()
  }

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={leaveCodes} />
  return (
    <View title="Recovery codes" headingRef={heading} maxWidth="40rem">
      <p>
        You have {recoveryCodesLeft} of {RECOVERY_CODES} recovery codes left. Each opens the console once if
        your phone is lost.
      </p>
      <StepForm
        label="New recovery codes"
        schema={totpCodeSchema}
        onSubmit={async (code) => {
          setCodes((await call(renewRecoveryCodes, code)).payload.recoveryCodes)
          void client.invalidateQueries(staffSessionQuery())
        }}
        submitLabel="Make new codes"
      >
        <p>
          Have you lost them, or used most of them? Make new ones here. The former ones will no longer work.
        </p>
        <AppCodeInput />
      </StepForm>
    </View>
  )
}

type RecoveryCodesProps = { codes: ReadonlyArray<string>; onDone: () => void }

/** The recovery codes, which are shown once, to copy, save or print. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n')
  return (
    <View title="Your recovery codes" headingRef={focusOnMount} gap="5">
      <p>
        Each opens the console once if your phone is lost. Keep them where your phone is not: on paper, or in
        your password manager. They are not shown again.
      </p>
      <Box
        as="ul"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="2"
        padding="5"
        borderRadius="md"
        backgroundColor="bg.surface"
        fontFamily="monospace"
        fontSize="lg"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Wrap gap="3">
        <CopyButton text={text}>Copy them</CopyButton>
        <ExternalLinkButton
          look="outline"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          Download them
        </ExternalLinkButton>
      </Wrap>
      <div>
        <Button size="lg" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </View>
  )
}

const FEW = 3

/** Asks for new recovery codes before the last one is used. */
export function FewCodesNotice() {
  const { recoveryCodesLeft } = useStaff()
  if (recoveryCodesLeft > FEW) return null
  return (
    <Text borderRadius="lg" paddingInline="5" paddingBlock="3" backgroundColor="bg.rose">
      {leftText(recoveryCodesLeft)} <TextLink to={RECOVERY_CODES_URL}>Make new ones</TextLink>
    </Text>
  )
}

function leftText(count: number) {
  if (count === 0) return 'You have no recovery codes left.'
  return count === 1 ? 'You have one recovery code left.' : `You have ${count} recovery codes left.`
}
