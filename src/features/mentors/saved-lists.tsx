import { Box, Text, Wrap } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { LinkButton } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { comparisonUrl, shortlistUrl } from './addresses.ts'
import { useMentors } from './directory.ts'
import { TextButton } from './mentor-card.tsx'
import { comparison, shortlist, useSavedMentors } from './saved-mentors.ts'

/** `focusRef` gets the focus once the bar has been cleared, and is gone with its buttons. */
type ComparisonBarProps = { focusRef: RefObject<HTMLElement | null> }

/** The mentors chosen for comparison, at the bottom of the screen while the list is visible. */
export function ComparisonBar({ focusRef }: ComparisonBarProps) {
  const mentors = useMentors(useSavedMentors(comparison))
  if (mentors.length === 0) return null

  function clear() {
    comparison.clear()
    focusRef.current?.focus({ preventScroll: true })
  }

  return (
    <Box
      as="section"
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
      <Wrap gap="3" alignItems="center" justifyContent="space-between">
        <Text role="status" textStyle="small" flex="1 1 12rem">
          To compare: <strong>{mentors.map(({ name }) => name).join(', ')}</strong>
          {mentors.length === 1 && '. Choose one or two more.'}
        </Text>
        {mentors.length > 1 && (
          <LinkButton to={comparisonUrl(mentors.map(({ slug }) => slug))}>
            Compare {mentors.length} mentors
          </LinkButton>
        )}
        <TextButton onClick={clear}>Clear</TextButton>
      </Wrap>
    </Box>
  )
}

export function ShortlistLink() {
  // Mentors who have left stay on the device, but the page of the shortlist does not show them.
  const { length } = useMentors(useSavedMentors(shortlist))
  return (
    <TextLink to={shortlistUrl()} textStyle="small">
      Your shortlist ({length})
    </TextLink>
  )
}
