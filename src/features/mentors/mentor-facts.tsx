import { chakra } from '@chakra-ui/react'
import type { MentorProfile } from '#src/content/mentors.ts'
import { formatDay } from '#src/lib/dates.ts'
import { zoneText } from '#src/lib/visitor-zone.ts'
import { wallTimeAt } from '#src/lib/zoned-time.ts'
import { useVisitorClock } from '#src/ui/use-visitor-clock.ts'
import { MentorTimes } from './mentor-times.tsx'
import { isStale } from './ranking.ts'
import { sharedHoursWith, VISITOR_AWAKE } from './waking-hours.ts'

const Facts = chakra('dl', {
  base: {
    marginTop: '6',
    '& dt': { textStyle: 'eyebrow', color: 'fg.muted', marginTop: '4' },
    '& dd': { marginTop: '1', textStyle: 'body' },
  },
})

/** The facts beside a biography, with the local time and the hours shared today. */
export function MentorFacts({ mentor }: { mentor: MentorProfile }) {
  const { topics, languages, country, level, levelDescription, timeZoneLabel, lastConfirmedOn } = mentor
  const clock = useVisitorClock()
  const isOld = clock !== null && isStale(lastConfirmedOn, wallTimeAt(clock.now, clock.timeZone).slice(0, 10))
  return (
    <Facts>
      <dt>Topics</dt>
      <dd>{topics.join(', ')}</dd>
      <dt>Experience Level</dt>
      <dd>
        {level}. <chakra.span color="fg.muted">{levelDescription}</chakra.span>
      </dd>
      <dt>Languages</dt>
      <dd>{languages.join(', ')}</dd>
      <dt>Country</dt>
      <dd>
        {country}, {timeZoneLabel}
      </dd>
      {clock && (
        <>
          <dt>Time</dt>
          <dd>
            <MentorTimes
              mentor={mentor}
              clock={clock}
              shared={sharedHoursWith(clock.now, clock.timeZone)(mentor)}
            />{' '}
            <chakra.span color="fg.muted">
              Counted between {VISITOR_AWAKE.from}:00 and {VISITOR_AWAKE.until}:00 {zoneText(clock)}.
            </chakra.span>
          </dd>
        </>
      )}
      <dt>Last confirmed</dt>
      <dd>
        {formatDay(lastConfirmedOn)}
        {isOld && (
          <chakra.strong display="block" fontWeight="700" color="fg.warm">
            That is a while ago: an answer may take longer.
          </chakra.strong>
        )}
      </dd>
    </Facts>
  )
}
