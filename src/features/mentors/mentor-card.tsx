import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Mentor } from '#src/content/mentors.ts'
import { formatDay } from '#src/lib/dates.ts'
import { mentorUrl } from '#src/lib/mentor-addresses.ts'
import { ListPicture } from '#src/ui/list-picture.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { MentorTimes } from './mentor-times.tsx'
import { PickButtons } from './pick-buttons.tsx'
import type { SharedHours } from './waking-hours.ts'

type MentorCardProps = { mentor: Mentor; clock: VisitorClock; shared: SharedHours; isStale: boolean }

/** A mentor in the list (MENTOR-14), which defines the styles. */
export const MentorCard = memo(function MentorCard({ mentor, clock, shared, isStale }: MentorCardProps) {
  const { slug, name, role, content, picture, topics, languages, country, level, lastConfirmedOn } = mentor
  const nameId = `mentor-${slug}`
  return (
    <article aria-labelledby={nameId}>
      {/* Keyed, as a card may be reused for another mentor: the old picture must not appear beside the new name. */}
      <ListPicture key={slug} picture={picture} sizes="(min-width: 48em) 10rem, 5.5rem" />
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
        <ul className="topics" aria-label={`Topics of ${name}`}>
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
          <Link key={slug} prefetch="intent" to={mentorUrl(slug)} aria-label={`View Profile of ${name}`}>
            View Profile
          </Link>
          <PickButtons slug={slug} name={name} />
        </div>
      </div>
    </article>
  )
})
