import { Heading, Stack, Text, Wrap } from '@chakra-ui/react'
import { useEffect, useRef, type Ref } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { CopyLink } from '#src/ui/copy-link.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { MENTORS_URL, shortlistUrl, slugsIn } from './addresses.ts'
import { DirectoryFrame, MentorsPage } from './directory-frame.tsx'
import { useMentors } from './directory.ts'
import { MentorCards, TextButton } from './mentor-card.tsx'
import { ComparisonBar, ShortlistLink } from './saved-lists.tsx'
import { shortlist, useSavedMentors } from './saved-mentors.ts'

type ShortlistSectionProps = {
  heading: string
  /** The heading of a shortlist opened by a link. */
  sharedHeading: string
}

/** The visitor's own shortlist, or the one in the address. */
export function ShortlistSection({ heading, sharedHeading }: ShortlistSectionProps) {
  const [params] = useSearchParams()
  const shared = slugsIn(params)
  return (
    <MentorsPage heading={shared.length > 0 ? sharedHeading : heading}>
      {/* The names of the mentors are headings one level below. */}
      <Heading srOnly>Mentors</Heading>
      <DirectoryFrame>
        {(clock) =>
          shared.length > 0 ? (
            <SharedShortlist clock={clock} slugs={shared} />
          ) : (
            <OwnShortlist clock={clock} />
          )
        }
      </DirectoryFrame>
    </MentorsPage>
  )
}

function NoMentors({ textRef, children }: { textRef?: Ref<HTMLParagraphElement>; children: string }) {
  return (
    <Stack gap="5" alignItems="flex-start" minHeight="40vh">
      <Text ref={textRef} tabIndex={-1} textStyle="lead" _focusVisible={{ outline: 'none' }}>
        {children}
      </Text>
      <LinkButton to={MENTORS_URL}>Look through the mentors</LinkButton>
    </Stack>
  )
}

function OwnShortlist({ clock }: { clock: VisitorClock }) {
  const mentors = useMentors(useSavedMentors(shortlist))
  const textRef = useRef<HTMLParagraphElement>(null)
  const countBefore = useRef(mentors.length)
  useEffect(() => {
    const isShorter = mentors.length < countBefore.current
    countBefore.current = mentors.length
    // The focused button has been removed with its card, or with all of them.
    if (isShorter && document.activeElement === document.body) textRef.current?.focus()
  }, [mentors.length])

  if (mentors.length === 0) {
    return (
      <NoMentors textRef={textRef}>
        Nobody is on it yet. Press ‘Shortlist’ beside a mentor, and you find them here again, on this device.
      </NoMentors>
    )
  }
  return (
    <Stack gap="5" alignItems="flex-start">
      <Wrap alignItems="center" gap="5">
        <Text ref={textRef} role="status" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
          {mentors.length === 1 ? '1 mentor' : `${mentors.length} mentors`}, kept on this device.
        </Text>
        <CopyLink to={shortlistUrl(mentors.map(({ slug }) => slug))}>Copy link to share it</CopyLink>
        <TextButton onClick={shortlist.clear}>Remove all</TextButton>
      </Wrap>
      <MentorCards mentors={mentors} clock={clock} />
      <ComparisonBar focusRef={textRef} />
    </Stack>
  )
}

type SharedShortlistProps = { clock: VisitorClock; slugs: ReadonlyArray<string> }

/** A shortlist opened by a link. It changes nothing on this device until the visitor adds it. */
function SharedShortlist({ clock, slugs }: SharedShortlistProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const own = useSavedMentors(shortlist)
  const mentors = useMentors(slugs)
  const isAdded = mentors.every(({ slug }) => own.includes(slug))

  if (mentors.length === 0)
    return <NoMentors>None of the mentors in this link is with us any more.</NoMentors>
  return (
    <Stack
      ref={listRef}
      role="group"
      aria-label="Mentors in this link"
      tabIndex={-1}
      gap="5"
      alignItems="flex-start"
      _focusVisible={{ outline: 'none' }}
    >
      <Wrap alignItems="center" gap="5">
        <Button disabled={isAdded} onClick={() => shortlist.add(mentors.map(({ slug }) => slug))}>
          {isAdded ? 'On your shortlist' : 'Add all to your shortlist'}
        </Button>
        <ShortlistLink />
      </Wrap>
      {mentors.length < slugs.length && <p>Some mentors in this link are no longer with us.</p>}
      <MentorCards mentors={mentors} clock={clock} />
      <ComparisonBar focusRef={listRef} />
    </Stack>
  )
}
