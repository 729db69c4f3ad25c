import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { NomineeForm } from '#src/features/nominations/nominee-form.tsx'
import { Container } from '#src/ui/layout/container.tsx'

type NomineeSectionProps = Omit<ComponentProps<typeof NomineeForm>, 'labelledBy'> & {
  /** The id of the page's heading. */
  labelledBy: string
}

/** The long form about the nominee. */
export function NomineeSection(props: NomineeSectionProps) {
  return (
    <chakra.div paddingTop={{ base: '8', md: '12' }} paddingBottom="section">
      <Container>
        <NomineeForm {...props} />
      </Container>
    </chakra.div>
  )
}
