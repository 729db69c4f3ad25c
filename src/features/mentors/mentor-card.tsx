import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import type { Mentor } from '#src/content/mentors.ts'
import { formatDay } from '#src/lib/dates.ts'
import { mentorUrl } from '#src/lib/mentor-addresses.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { MentorTimes } from './mentor-times.tsx'
import { PickButtons } from './pick-buttons.tsx'
import type { SharedHours } from './waking-hours.ts'

// One style for the whole card: each styled element costs time when the list changes.
const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 5.5rem) minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' },
    columnGap: { base: '4', md: '6' },
    padding: { base: '4', md: '5' },
    borderRadius: 'lg',
    backgroundColor: 'bg.surface',
    '& > picture': {
      gridRow: { base: '1', md: '1 / span 2' },
      alignSelf: 'start',
      borderRadius: 'md',
      aspectRatio: '1',
    },
    '& header': { alignSelf: 'center' },
    '& h3': { textStyle: 'cardTitle' },
    '& header p': { textStyle: 'small', color: 'fg.muted', marginTop: '1' },
    '& .facts': { gridColumn: { base: '1 / -1', md: '2' }, marginTop: '3' },
    '& .facts > * + *': { marginTop: '2' },
    '& .small': { textStyle: 'small', color: 'fg.muted' },
    '& .stale': { textStyle: 'small', fontWeight: '700', color: 'fg.warm' },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& li': {
      paddingInline: '3',
      borderRadius: 'full',
      backgroundColor: 'bg.cool',
      textStyle: 'small',
      fontWeight: '600',
    },
    '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' },
  },
})

type MentorCardProps = { mentor: Mentor; clock: VisitorClock; shared: SharedHours; isStale: boolean }

/** A mentor in the list (MENTOR-14). */
export const MentorCard = memo(function MentorCard({ mentor, clock, shared, isStale }: MentorCardProps) {
  const { slug, name, role, content, picture, topics, languages, country, level, lastConfirmedOn } = mentor
  const nameId = `mentor-${slug}`
  return (
    <Card aria-labelledby={nameId}>
      <Picture picture={picture} sizes="(min-width: 48em) 10rem, 5.5rem" />
      <header>
        <h3 id={nameId}>{name}</h3>
        <p>{role}</p>
      </header>
      <div className="facts">
        {isStale && (
          <p className="stale">
            Not confirmed since {formatDay(lastConfirmedOn)}: an answer may take longer.
          </p>
        )}
        <p>{content}</p>
        <ul aria-label={`Topics of ${name}`}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <p className="small">
          {level} · {country} · {languages.join(', ')}
        </p>
        <p className="small">
          <MentorTimes mentor={mentor} clock={clock} shared={shared} />
        </p>
        <div className="actions">
          <LinkButton to={mentorUrl(slug)} aria-label={`View Profile of ${name}`}>
            View Profile
          </LinkButton>
          <PickButtons slug={slug} name={name} />
        </div>
      </div>
    </Card>
  )
})
