import { Box, Heading, Stack, Wrap } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button, LinkButton, TextButton } from '#src/ui/button.tsx'
import { CopyLink } from '#src/ui/copy.tsx'
import { focusable } from '#src/ui/focus.ts'
import { MentorsPage } from './directory-frame.tsx'
import { counted, useMentors } from './directory.ts'
import { MentorCards } from './mentor-card.tsx'
import { ComparisonBar, shortlist, ShortlistLink, useSavedMentors } from './saved-mentors.tsx'
import { MENTORS_URL, shortlistUrl, slugsIn } from './view.ts'

type ShortlistSectionProps = {
  heading: string
  /** The heading of a shortlist opened by a link. */
  sharedHeading: string
}

/** The visitor's own shortlist, or the one in the address, which changes nothing on this device until it is added. */
export function ShortlistSection({ heading, sharedHeading }: ShortlistSectionProps) {
  const [params] = useSearchParams()
  const shared = slugsIn(params)
  const isShared = shared.length > 0
  const own = useSavedMentors(shortlist)
  const mentors = useMentors(isShared ? shared : own)
  const slugs = mentors.map(({ slug }) => slug)
  const isAdded = slugs.every((slug) => own.includes(slug))
  const focusRef = useFocusWhenShorter(mentors.length)
  const focusTarget = { ...focusable, ref: focusRef }
  const sharedGroup = { ...focusTarget, role: 'group', 'aria-label': 'Mentors in this link' }

  const none = (
    <Stack gap="5" alignItems="flex-start">
      <Box {...focusTarget} textStyle="lead">
        {isShared
          ? 'None of the mentors in this link is with us any more.'
          : 'Nobody is on it yet. Press ‘Shortlist’ beside a mentor, and you find them here again, on this device.'}
      </Box>
      <LinkButton to={MENTORS_URL}>Look through the mentors</LinkButton>
    </Stack>
  )
  const toShare = (
    <Wrap alignItems="center" gap="5">
      <Box {...focusTarget} role="status">
        {counted(mentors.length)}, kept on this device.
      </Box>
      <CopyLink to={shortlistUrl(slugs)}>Copy link to share it</CopyLink>
      <TextButton onClick={shortlist.clear}>Remove all</TextButton>
    </Wrap>
  )
  const toAdd = (
    <>
      <Wrap alignItems="center" gap="5">
        <Button disabled={isAdded} onClick={() => shortlist.add(slugs)}>
          {isAdded ? 'On your shortlist' : 'Add all to your shortlist'}
        </Button>
        <ShortlistLink />
      </Wrap>
      {mentors.length < shared.length && <p>Some mentors in this link are no longer with us.</p>}
    </>
  )
  return (
    <MentorsPage heading={isShared ? sharedHeading : heading}>
      {(clock) =>
        mentors.length === 0 ? (
          none
        ) : (
          <Stack gap="5" alignItems="flex-start" {...(isShared && sharedGroup)}>
            {/* The names of the mentors are headings one level below. */}
            <Heading srOnly>Mentors</Heading>
            {isShared ? toAdd : toShare}
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
