import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { comparisonUrl } from '#src/lib/mentor-addresses.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import type { Directory } from './directory.ts'
import { comparison, useMentorList } from './mentor-list.ts'
import { TextButton } from './text-button.tsx'

/** The mentors chosen for comparison, at the bottom of the screen while the list is visible. */
export const ComparisonBar = memo(function ComparisonBar({ directory }: { directory: Directory }) {
  const slugs = useMentorList(comparison)
  const names = slugs.flatMap((slug) => directory.bySlug(slug)?.name ?? [])
  if (names.length === 0) return null
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
          To compare: <strong>{names.join(', ')}</strong>
          {names.length === 1 && '. Choose one or two more.'}
        </chakra.p>
        {names.length > 1 && (
          <LinkButton to={comparisonUrl(slugs)}>Compare {names.length} mentors</LinkButton>
        )}
        <TextButton onClick={comparison.clear}>Clear</TextButton>
      </Cluster>
    </chakra.section>
  )
})
