import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Mentor } from '#src/content/mentors.ts'
import { formatDay } from '#src/lib/dates.ts'
import { comparisonUrl, mentorUrl } from '#src/lib/mentor-addresses.ts'
import { Picture } from '#src/ui/picture.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { differenceText, hoursText, spansText, timeThere } from './time-text.ts'
import type { SharedHours } from './waking-hours.ts'

const Scroller = chakra('div', {
  base: {
    width: '100%',
    overflowX: 'auto',
    borderRadius: 'lg',
    backgroundColor: 'bg.surface',
    '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', minWidth: '44rem' },
    '& th, & td': {
      padding: '4',
      textAlign: 'start',
      verticalAlign: 'top',
      borderTop: '1px solid {colors.border.subtle}',
    },
    '& thead th': { borderTop: 'none' },
    '& tbody th': { width: '9rem', textStyle: 'small', fontWeight: '700', color: 'fg.muted' },
    '& thead td': { width: '9rem', borderTop: 'none' },
    '& a': { color: 'fg.accent', fontWeight: '700' },
  },
})

type ComparisonTableProps = {
  mentors: ReadonlyArray<Mentor>
  clock: VisitorClock
  hoursWith: (mentor: Mentor) => SharedHours
}

/** A column for each mentor. On phones it scrolls sideways, also by keyboard. */
export function ComparisonTable({ mentors, clock, hoursWith }: ComparisonTableProps) {
  const rows: ReadonlyArray<[string, (mentor: Mentor) => ReactNode]> = [
    ['In short', ({ content }) => content],
    ['Topics', ({ topics }) => topics.join(', ')],
    ['Experience Level', ({ level }) => level],
    ['Languages', ({ languages }) => languages.join(', ')],
    ['Country', ({ country }) => country],
    ['Time there', ({ timeZone }) => `${timeThere(clock, timeZone)}, ${differenceText(clock, timeZone)}`],
    ['Awake together today', (mentor) => sharedText(hoursWith(mentor), clock)],
    ['Last confirmed', ({ lastConfirmedOn }) => formatDay(lastConfirmedOn)],
  ]
  const others = (slug: string) =>
    comparisonUrl(mentors.map((each) => each.slug).filter((each) => each !== slug))
  return (
    <Scroller role="region" aria-label="Comparison" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {mentors.map(({ slug, name, role, picture }) => (
              <th key={slug} scope="col">
                <Picture picture={picture} sizes="6rem" width="6rem" borderRadius="md" />
                <chakra.span display="block" textStyle="cardTitle" marginTop="3">
                  <Link to={mentorUrl(slug)}>{name}</Link>
                </chakra.span>
                <chakra.span display="block" textStyle="small" fontWeight="400" marginTop="1">
                  {role}
                </chakra.span>
                {mentors.length > 2 && (
                  <Link to={others(slug)} aria-label={`Remove ${name}`}>
                    Remove
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, valueOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {mentors.map((mentor) => (
                <td key={mentor.slug}>{valueOf(mentor)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function sharedText(shared: SharedHours, clock: VisitorClock): string {
  return shared.minutes === 0 ? 'Never' : `${hoursText(shared.minutes)}, ${spansText(shared, clock)}`
}
