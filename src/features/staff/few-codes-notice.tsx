import { chakra } from '@chakra-ui/react'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { RECOVERY_CODES_URL } from './staff-addresses.ts'
import { useStaff } from './staff-context.ts'

const FEW = 3

/** Asks for new recovery codes before the last one is used. */
export function FewCodesNotice() {
  const { recoveryCodesLeft } = useStaff()
  if (recoveryCodesLeft > FEW) return null
  return (
    <chakra.p borderRadius="lg" paddingInline="5" paddingBlock="3" backgroundColor="bg.rose">
      {leftText(recoveryCodesLeft)} <TextLink to={RECOVERY_CODES_URL}>Make new ones</TextLink>
    </chakra.p>
  )
}

function leftText(count: number) {
  if (count === 0) return 'You have no recovery codes left.'
  return count === 1 ? 'You have one recovery code left.' : `You have ${count} recovery codes left.`
}
