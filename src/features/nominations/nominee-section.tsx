import { Box, Container } from '@chakra-ui/react'
import { useEffect, type ComponentProps } from 'react'
import { saveWithParts } from '#src/features/offline/page-visits.ts'
import { NomineeForm } from './nominee-form.tsx'

type NomineeSectionProps = Omit<ComponentProps<typeof NomineeForm>, 'labelledBy'> & {
  /** The id of the page's heading. */
  labelledBy: string
}

/** The long form about the nominee. */
export function NomineeSection(props: NomineeSectionProps) {
  // Nominating works without a connection only with both pages.
  useEffect(() => saveWithParts('/nominate-now'), [])
  return (
    <Box paddingTop={{ base: '8', md: '12' }} paddingBottom="section">
      <Container>
        <NomineeForm {...props} />
      </Container>
    </Box>
  )
}
