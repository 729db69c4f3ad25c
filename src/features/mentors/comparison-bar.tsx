import { chakra } from '@chakra-ui/react'
import { memo, type RefObject } from 'react'
import { comparisonUrl } from '#src/lib/mentor-addresses.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import type { Directory } from './directory.ts'
import { comparison, useMentorList } from './mentor-list.ts'
import { TextButton } from './text-button.tsx'

type ComparisonBarProps = {
  directory: Directory
  /** The element focused once the bar has been cleared, and is gone with its buttons. */
  focusRef: RefObject<HTMLElement | null>
}

/** The mentors chosen for comparison, at the bottom of the screen while the list is visible. */
export const ComparisonBar = memo(function ComparisonBar({ directory, focusRef }: ComparisonBarProps) {
  // Skips mentors who have left.
  const mentors = useMentorList(comparison).flatMap((slug) => directory.bySlug(slug) ?? [])
  if (mentors.length === 0) return null

  function clear() {
    comparison.clear()
    focusRef.current?.focus({ preventScroll: true })
  }

  return (
    <chakra.section
      aria-label="Mentors to compare"
      position="sticky"
      bottom="3"
      zIndex="4"
      marginTop="6"
      padding="4"
      borderRadius="lg"
      border="2px solid {colors.border.strong}"
      backgroundColor="bg.surface"
    >
      <Cluster alignItems="center" justifyContent="space-between">
        <chakra.p role="status" textStyle="small" flex="1 1 12rem">
          To compare: <strong>{mentors.map(({ name }) => name).join(', ')}</strong>
          {mentors.length === 1 && '. Choose one or two more.'}
        </chakra.p>
        {mentors.length > 1 && (
          <LinkButton to={comparisonUrl(mentors.map(({ slug }) => slug))}>
            Compare {mentors.length} mentors
          </LinkButton>
        )}
        <TextButton onClick={clear}>Clear</TextButton>
      </Cluster>
    </chakra.section>
  )
})
