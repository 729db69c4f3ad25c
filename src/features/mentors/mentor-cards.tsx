import type { Mentor } from '#src/content/mentors.ts'
import { wallTimeAt } from '#src/lib/zoned-time.ts'
import { Stack } from '#src/ui/layout/flow.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import type { Directory } from './directory.ts'
import { MentorCard } from './mentor-card.tsx'
import { isStale } from './ranking.ts'

type MentorCardsProps = { directory: Directory; mentors: ReadonlyArray<Mentor>; clock: VisitorClock }

/** A list of mentors. */
export function MentorCards({ directory, mentors, clock }: MentorCardsProps) {
  const hoursWith = directory.hoursWith(clock)
  const today = wallTimeAt(clock.now, clock.timeZone).slice(0, 10)
  return (
    <Stack as="ul" gap="5" width="100%">
      {mentors.map((mentor) => (
        <li key={mentor.slug}>
          <MentorCard
            mentor={mentor}
            clock={clock}
            shared={hoursWith(mentor)}
            isStale={isStale(mentor.lastConfirmedOn, today)}
          />
        </li>
      ))}
    </Stack>
  )
}
