import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { MENTORS_URL, shortlistUrl } from '#src/lib/mentor-addresses.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { CopyLink } from '#src/ui/copy-link.tsx'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { ComparisonBar } from './comparison-bar.tsx'
import type { Directory } from './directory.ts'
import { MentorCards } from './mentor-cards.tsx'
import { shortlist, useMentorList } from './mentor-list.ts'
import { TextButton } from './text-button.tsx'

/** The mentors on the shortlist of this device. */
export function OwnShortlist({ directory, clock }: { directory: Directory; clock: VisitorClock }) {
  const slugs = useMentorList(shortlist)
  // Skips mentors who have left.
  const mentors = slugs.flatMap((slug) => directory.bySlug(slug) ?? [])
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
      <Stack gap="5" alignItems="flex-start" minHeight="40vh">
        <chakra.p ref={textRef} tabIndex={-1} textStyle="lead" _focusVisible={{ outline: 'none' }}>
          Nobody is on it yet. Press ‘Shortlist’ beside a mentor, and you find them here again, on this
          device.
        </chakra.p>
        <LinkButton to={MENTORS_URL}>Look through the mentors</LinkButton>
      </Stack>
    )
  }
  return (
    <Stack gap="5" alignItems="flex-start">
      <Cluster alignItems="center" gap="5">
        <chakra.p ref={textRef} role="status" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
          {mentors.length === 1 ? '1 mentor' : `${mentors.length} mentors`}, kept on this device.
        </chakra.p>
        <CopyLink to={shortlistUrl(mentors.map(({ slug }) => slug))}>Copy link to share it</CopyLink>
        <TextButton onClick={shortlist.clear}>Remove all</TextButton>
      </Cluster>
      <MentorCards directory={directory} mentors={mentors} clock={clock} />
      <ComparisonBar directory={directory} focusRef={textRef} />
    </Stack>
  )
}
