import { Box, Heading, Stack, Wrap } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { LinkButton, TextButton } from '#src/ui/button.tsx'
import { MentorsPage } from './directory-frame.tsx'
import { counted, useMentors } from './directory.ts'
import { MentorCards } from './mentor-card.tsx'
import { ComparisonBar, shortlist, useSavedMentors } from './saved-mentors.tsx'
import { MENTORS_URL } from './view.ts'

/** The mentors that the visitor keeps on this device. */
export function ShortlistSection({ heading }: { heading: string }) {
  const mentors = useMentors(useSavedMentors(shortlist))
  const focusRef = useFocusWhenShorter(mentors.length)
  const focusTarget = { ref: focusRef, tabIndex: -1, _focusVisible: { outline: 'none' } }

  const none = (
    <Stack gap="5" alignItems="flex-start">
      <Box {...focusTarget} textStyle="lead">
        Nobody is on it yet. Press ‘Shortlist’ beside a mentor, and you find them here again, on this device.
      </Box>
      <LinkButton to={MENTORS_URL}>Look through the mentors</LinkButton>
    </Stack>
  )
  return (
    <MentorsPage heading={heading}>
      {(clock) =>
        mentors.length === 0 ? (
          none
        ) : (
          <Stack gap="5" alignItems="flex-start">
            {/* The names of the mentors are headings one level below. */}
            <Heading srOnly>Mentors</Heading>
            <Wrap alignItems="center" gap="5">
              <Box {...focusTarget} role="status">
                {counted(mentors.length)}, kept on this device.
              </Box>
              <TextButton onClick={shortlist.clear}>Remove all</TextButton>
            </Wrap>
            <MentorCards mentors={mentors} clock={clock} />
            <ComparisonBar focusRef={focusRef} />
          </Stack>
        )
      }
    </MentorsPage>
  )
}

/** The focused button has been removed with its card, or with all of them: the focus moves to what stands above. */
function useFocusWhenShorter(length: number) {
  const focusRef = useRef<HTMLDivElement>(null)
  const lengthBefore = useRef(length)
  useEffect(() => {
    const isShorter = length < lengthBefore.current
    lengthBefore.current = length
    if (isShorter && document.activeElement === document.body) focusRef.current?.focus()
  }, [length])
  return focusRef
}
