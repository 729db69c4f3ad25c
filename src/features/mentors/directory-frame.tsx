import { Box, Container, Heading, Stack, Text } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-left-bold.svg?raw'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { focusHeadingOf } from '#src/ui/focus-heading.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { useVisitorClock, type VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { MENTORS_URL } from './addresses.ts'
import { directoryQuery, type Directory } from './directory.ts'
import { lastDirectorySearch } from './saved-mentors.ts'

type DirectoryFrameProps = { children: (directory: Directory, clock: VisitorClock) => ReactNode }

/** Fetches the directory for its children, with a message while it loads and a retry button after a failure. */
export function DirectoryFrame({ children }: DirectoryFrameProps) {
  const { data: directory, isError, isFetching, refetch } = useQuery(directoryQuery())
  const clock = useVisitorClock()
  // Keeps its height when the mentors arrive: a shorter list would move the footer up.
  if (directory && clock) return <Box minHeight="70vh">{children(directory, clock)}</Box>
  return (
    <Stack minHeight="70vh" alignItems="flex-start" gap="4">
      <Text role="status" textStyle="lead">
        {isError && !isFetching
          ? navigator.onLine
            ? 'The mentors could not be loaded.'
            : 'You are offline. The mentors can be loaded as soon as you are connected again.'
          : 'Loading the mentors…'}
      </Text>
      {isError && !isFetching && (
        <Button
          onClick={({ currentTarget }) => {
            focusHeadingOf(currentTarget)
            void refetch()
          }}
        >
          Try again
        </Button>
      )}
    </Stack>
  )
}

type MentorsPageProps = { heading: string; children: ReactNode }

/** A page of the directory besides its list. */
export function MentorsPage({ heading, children }: MentorsPageProps) {
  return (
    <Band aria-labelledby="mentors-page" paddingTop={{ base: '6', lg: '10' }}>
      <Container>
        <BackToMentors />
        <Heading as="h1" id="mentors-page" textStyle="display" marginTop="4" marginBottom="8">
          {heading}
        </Heading>
        {children}
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
