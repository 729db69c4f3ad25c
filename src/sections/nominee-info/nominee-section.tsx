import { chakra } from '@chakra-ui/react'
import { useEffect, type ComponentProps } from 'react'
import { NomineeForm } from '#src/features/nominations/nominee-form.tsx'
import { saveNextPage } from '#src/lib/page-visits.ts'
import { loadLastStep } from '#src/sections/nominate-now/loaded-parts.ts'
import { Container } from '#src/ui/layout/container.tsx'

type NomineeSectionProps = Omit<ComponentProps<typeof NomineeForm>, 'labelledBy'> & {
  /** The id of the page's heading. */
  labelledBy: string
}

/** The long form about the nominee. */
export function NomineeSection(props: NomineeSectionProps) {
  // Nominating works without a connection only with both pages.
  useEffect(() => saveNextPage('/nominate-now', loadLastStep), [])
  return (
    <chakra.div paddingTop={{ base: '8', md: '12' }} paddingBottom="section">
      <Container>
        <NomineeForm {...props} />
      </Container>
    </chakra.div>
  )
}
