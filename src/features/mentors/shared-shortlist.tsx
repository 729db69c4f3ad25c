import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { MENTORS_URL } from '#src/lib/mentor-addresses.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { ComparisonBar } from './comparison-bar.tsx'
import type { Directory } from './directory.ts'
import { MentorCards } from './mentor-cards.tsx'
import { shortlist, useMentorList } from './mentor-list.ts'
import { ShortlistLink } from './shortlist-link.tsx'

type SharedShortlistProps = { directory: Directory; clock: VisitorClock; slugs: ReadonlyArray<string> }

/** A shortlist opened by a link. It changes nothing on this device until the visitor adds it. */
export function SharedShortlist({ directory, clock, slugs }: SharedShortlistProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const own = useMentorList(shortlist)
  const mentors = slugs.flatMap((slug) => directory.bySlug(slug) ?? [])
  const isAdded = mentors.every(({ slug }) => own.includes(slug))

  function addAll() {
    shortlist.add(mentors.map(({ slug }) => slug))
    const missing = () => mentors.filter(({ slug }) => !shortlist.read().includes(slug)).length
    if (missing() > 0) {
      shortlist.keep((slug) => directory.bySlug(slug) !== undefined)
      shortlist.add(mentors.map(({ slug }) => slug))
    }
    const left = missing()
    if (left > 0) {
      const rest = left === mentors.length ? 'none of these fits' : `${left} of these did not fit`
      toast.blank(`Your shortlist holds ${shortlist.max} mentors: ${rest}.`)
    }
  }

  if (mentors.length === 0) {
    return (
      <Stack gap="5" alignItems="flex-start" minHeight="40vh">
        <chakra.p textStyle="lead">None of the mentors in this link is with us any more.</chakra.p>
        <LinkButton to={MENTORS_URL}>Look through the mentors</LinkButton>
      </Stack>
    )
  }
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
      <Cluster alignItems="center" gap="5">
        <Button disabled={isAdded} onClick={addAll}>
          {isAdded ? 'On your shortlist' : 'Add all to your shortlist'}
        </Button>
        <ShortlistLink directory={directory} />
      </Cluster>
      {mentors.length < slugs.length && <p>Some mentors in this link are no longer with us.</p>}
      <MentorCards directory={directory} mentors={mentors} clock={clock} />
      <ComparisonBar directory={directory} focusRef={listRef} />
    </Stack>
  )
}
