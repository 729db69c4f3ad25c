import { SimpleGrid, Text, Wrap } from '@chakra-ui/react'
import { RECOVERY_CODES, renewRecoveryCodes } from '#contract/staff/access.ts'
import { call } from '#src/api/client.ts'
import { Button, ExternalLinkButton } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy.tsx'
import { TextLink } from '#src/ui/links.tsx'
import { staffUrl } from './addresses.ts'
import { CodeForm } from './second-step.tsx'
import { useStaff } from './use-staff.tsx'
import { focused } from '#src/ui/focus.ts'
import { View } from './view.tsx'

export function RecoveryCodesView() {
  const { recoveryCodesLeft, showCodes } = useStaff()
  return (
    <View title="Recovery codes" maxWidth="40rem">
      <p>
        You have {recoveryCodesLeft} of {RECOVERY_CODES} recovery codes left. Each opens the console once if
        your phone is lost.
      </p>
      <CodeForm
        onSubmit={async (code) => showCodes((await call(renewRecoveryCodes, code)).payload.recoveryCodes)}
        submitLabel="Make new codes"
      >
        <p>
          Have you lost them, or used most of them? Make new ones here. The former ones will no longer work.
        </p>
      </CodeForm>
    </View>
  )
}

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: ReadonlyArray<string>; onDone: () => void }) {
  const copy = () => copyText(codes.join('\n'), 'Copied the recovery codes', 'Please download them instead.')
  return (
    <View title="Your recovery codes" heading={focused}>
      <p>
        Each opens the console once if your phone is lost. Keep them where your phone is not: on paper, or in
        your password manager. They are not shown again.
      </p>
      <SimpleGrid
        as="ul"
        columns={{ base: 1, sm: 2 }}
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
      </SimpleGrid>
      <Wrap gap="3">
        <ExternalLinkButton
          look="outline"
          href={`data:text/plain;charset=utf-8,${codes.map((code) => `${code}%0A`).join('')}`}
          download="recovery-codes.txt"
        >
          Download them
        </ExternalLinkButton>
        <Button look="outline" onClick={() => void copy()}>
          Copy them
        </Button>
      </Wrap>
      <Button size="lg" alignSelf="start" onClick={onDone}>
        I have kept them
      </Button>
    </View>
  )
}

const FEW = 3
const WORDS = ['no', 'one']

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
