import { Box, Container, Heading } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-left-bold.svg?raw'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigationType } from 'react-router-dom'
import { storedText } from '#src/lib/storage.ts'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Band } from '#src/ui/layout/section.tsx'
import { TextLink } from '#src/ui/links.tsx'
import { useVisitorClock, type VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { directoryQuery, type Directory } from './directory.ts'
import { MENTORS_URL } from './view.ts'

/** The query of the directory as last shown in this tab. */
export const lastDirectorySearch = storedText('session', 'mentorDirectory')

type DirectoryFrameProps = { children: (clock: VisitorClock, directory: Directory) => ReactNode }

export function DirectoryFrame({ children }: DirectoryFrameProps) {
  const directory = useQuery(directoryQuery())
  const clock = useVisitorClock()
  const isRestored = useNavigationType() === 'POP'
  return (
    // Keeps its height when the mentors arrive: a shorter list would move the footer up. After Back it has room for the
    // place on the list, which is restored before they arrive.
    <Box minHeight={isRestored && directory.isPending ? '800vh' : '70vh'}>
      <QueryState query={directory} what="the mentors">
        {(found) => clock && children(clock, found)}
      </QueryState>
    </Box>
  )
}

/** A page below the directory. */
export function MentorsPage({ heading, children }: DirectoryFrameProps & { heading: string }) {
  return (
    <Band aria-labelledby="mentors-page" paddingTop={{ base: '6', lg: '10' }}>
      <Container>
        <BackToMentors />
        <Heading as="h1" id="mentors-page" textStyle="display" marginTop="4" marginBottom="8">
          {heading}
        </Heading>
        <DirectoryFrame>{children}</DirectoryFrame>
      </Container>
    </Band>
  )
}

/** A link back to the list as last shown in this tab. */
export function BackToMentors() {
  return (
    <TextLink to={`${MENTORS_URL}${lastDirectorySearch.read() ?? ''}`} gap="2">
      <Icon svg={arrowSvg} size={18} />
      All mentors
    </TextLink>
  )
}
