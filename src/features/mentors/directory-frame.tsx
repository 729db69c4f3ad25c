import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { focusHeadingOf } from '#src/ui/focus-heading.ts'
import { Stack } from '#src/ui/layout/flow.tsx'
import { useVisitorClock, type VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { directoryQuery, type Directory } from './directory.ts'

type DirectoryFrameProps = { children: (directory: Directory, clock: VisitorClock) => ReactNode }

/** Fetches the directory for its children, with a message while it loads and a retry button after a failure. */
export function DirectoryFrame({ children }: DirectoryFrameProps) {
  const { data: directory, isError, isFetching, refetch } = useQuery(directoryQuery())
  const clock = useVisitorClock()
  // Keeps its height when the mentors arrive: a shorter list would move the footer up.
  if (directory && clock) return <chakra.div minHeight="70vh">{children(directory, clock)}</chakra.div>
  return (
    <Stack minHeight="70vh" alignItems="flex-start" gap="4">
      <chakra.p role="status" textStyle="lead">
        {isError && !isFetching
          ? navigator.onLine
            ? 'The mentors could not be loaded.'
            : 'You are offline. The mentors can be loaded as soon as you are connected again.'
          : 'Loading the mentors…'}
      </chakra.p>
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
