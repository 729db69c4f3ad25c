import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { NomineeForm } from '../../features/nominations/nominee-form'
import { Container } from '../../ui/container'

type NomineeSectionProps = Omit<ComponentProps<typeof NomineeForm>, 'labelledBy'> & {
  /** The id of the heading of the page. */
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
