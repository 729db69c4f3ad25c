import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button, ExternalLinkButton } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'
import { CopyButton } from './copy-button.tsx'

type RecoveryCodesProps = { codes: ReadonlyArray<string>; onDone: () => void }

/** The recovery codes, which are shown once, to copy, save or print. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n')
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button has been removed.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap="5">
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="title" _focusVisible={{ outline: 'none' }}>
        Your recovery codes
      </chakra.h1>
      <p>
        Each opens the console once if your phone is lost. Keep them where your phone is not: on paper, or in
        your password manager. They are not shown again.
      </p>
      <chakra.ul
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
      </chakra.ul>
      <Cluster>
        <CopyButton text={text}>Copy them</CopyButton>
        <ExternalLinkButton
          look="outline"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          Download them
        </ExternalLinkButton>
      </Cluster>
      <div>
        <Button size="lg" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </Stack>
  )
}
