import { Box, Container } from '@chakra-ui/react'
import { useEffect, type ComponentProps } from 'react'
import { loadNominatorForm } from './load-nominator-form.ts'
import { NomineeForm } from './nominee-form.tsx'

const loadLastStep = () => Promise.all([loadNominatorForm(), import('./nomination-outcome.tsx')])

type NomineeSectionProps = Omit<ComponentProps<typeof NomineeForm>, 'labelledBy'> & {
  /** The id of the page's heading. */
  labelledBy: string
}

/** The long form about the nominee. */
export function NomineeSection(props: NomineeSectionProps) {
  // Nominating works without a connection only with both pages.
  useEffect(() => {
    // Every public page loads this module, after its first view.
    void import('#src/features/offline/page-visits.ts').then(
      ({ saveWithParts }) => saveWithParts('/nominate-now', loadLastStep),
      () => undefined,
    )
  }, [])
  return (
    <Box paddingTop={{ base: '8', md: '12' }} paddingBottom="section">
      <Container>
        <NomineeForm {...props} />
      </Container>
    </Box>
  )
}
