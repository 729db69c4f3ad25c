import { Box, Text, Wrap } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RECOVERY_CODES, renewRecoveryCodes } from '#contract/staff/access.ts'
import { call } from '#src/api/client.ts'
import { Button, ExternalLinkButton } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { staffUrl } from './addresses.ts'
import { CodeForm } from './second-step.tsx'
import { staffSessionQuery, useStaff } from './staff-session.tsx'
import { focusOnMount, View } from './view.tsx'

export function RecoveryCodesView() {
  const { recoveryCodesLeft } = useStaff()
  const client = useQueryClient()
  const [codes, setCodes] = useState<ReadonlyArray<string> | 'none' | 'kept'>('none')

  if (typeof codes === 'object') return <RecoveryCodes codes={codes} onDone={() => setCodes('kept')} />
  return (
    <View
      title="Recovery codes"
      // The focused button has been removed.
      headingRef={codes === 'kept' ? focusOnMount : undefined}
      maxWidth="40rem"
    >
      <p>
        You have {recoveryCodesLeft} of {RECOVERY_CODES} recovery codes left. Each opens the console once if
        your phone is lost.
      </p>
      <CodeForm
        label="New recovery codes"
        onSubmit={async (code) => {
          setCodes((await call(renewRecoveryCodes, code)).payload.recoveryCodes)
          void client.invalidateQueries(staffSessionQuery())
        }}
        submitLabel="Make new codes"
      >
        <p>
          Have you lost them, or used most of them? Make new ones here. The former ones will no longer work.
        </p>
      </CodeForm>
    </View>
  )
}

type RecoveryCodesProps = { codes: ReadonlyArray<string>; onDone: () => void }

/** The recovery codes, which are shown once, to copy, save or print. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n')
  const copy = () =>
    copyText(text, {
      copied: 'Copied',
      refused: 'Your browser did not allow copying. Please select the text and copy it.',
    })
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
        <Button look="outline" onClick={() => void copy()}>
          Copy them
        </Button>
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
const WORDS = ['no', 'one']

/** Asks for new recovery codes before the last one is used. */
export function FewCodesNotice() {
  const { recoveryCodesLeft: left } = useStaff()
  if (left > FEW) return null
  return (
    <Text borderRadius="lg" paddingInline="5" paddingBlock="3" backgroundColor="bg.rose">
      You have {WORDS[left] ?? left} recovery {left === 1 ? 'code' : 'codes'} left.{' '}
      <TextLink to={staffUrl('recovery-codes')}>Make new ones</TextLink>
    </Text>
  )
}
