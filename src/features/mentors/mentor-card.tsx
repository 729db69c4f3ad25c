import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import bookmarkSvg from '@phosphor-icons/core/assets/bold/bookmark-simple-bold.svg?raw'
import scalesSvg from '@phosphor-icons/core/assets/bold/scales-bold.svg?raw'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Mentor } from '#src/content/mentors.ts'
import { formatDay } from '#src/lib/dates.ts'
import { quietLink } from '#src/theme/recipes.ts'
import { buttonOf, solidButton } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ListPicture } from '#src/ui/list-picture.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { mentorUrl } from './addresses.ts'
import { directoryQuery, isStale, mentorsBySlug } from './directory.ts'
import { differenceText, hoursText, sharedHours, spansText, timeThere } from './hours.ts'
import { comparison, shortlist, useSavedMentors, type SavedMentors } from './saved-mentors.ts'

const textButtonStyle: SystemStyleObject = {
  ...quietLink,
  textDecoration: 'underline',
  cursor: 'pointer',
  '&[aria-pressed=true]': { color: 'fg.success' },
}

/** A button that looks like a link, for secondary actions. */
export const TextButton = buttonOf({ base: textButtonStyle })

const CardList = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    width: '100%',
    '& article': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 5.5rem) minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' },
      columnGap: { base: '4', md: '6' },
      padding: { base: '4', md: '5' },
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
    },
    '& article > picture, & article > span': {
      display: 'block',
      overflow: 'hidden',
      gridRow: { base: '1', md: '1 / span 2' },
      alignSelf: 'start',
      borderRadius: 'md',
      aspectRatio: '1',
    },
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& header': { alignSelf: 'center' },
    '& h3': { textStyle: 'cardTitle' },
    '& header p': { textStyle: 'small', color: 'fg.muted', marginTop: '1' },
    '& .facts': { gridColumn: { base: '1 / -1', md: '2' }, marginTop: '3' },
    '& .facts > * + *': { marginTop: '2' },
    '& .small': { textStyle: 'small', color: 'fg.muted' },
    '& .stale': { textStyle: 'small', fontWeight: '700', color: 'fg.warm' },
    '& strong': { fontWeight: '700' },
    '& .topics': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& .topics li': {
      paddingInline: '3',
      borderRadius: 'full',
      backgroundColor: 'bg.cool',
      textStyle: 'small',
      fontWeight: '600',
    },
    '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' },
    '& .actions a': solidButton,
  },
})

/** A list of mentors. */
export function MentorCards({ mentors, clock }: { mentors: ReadonlyArray<Mentor>; clock: VisitorClock }) {
  return (
    <CardList>
      {mentors.map((mentor) => (
        <li key={mentor.slug}>
          <MentorCard mentor={mentor} clock={clock} />
        </li>
      ))}
    </CardList>
  )
}

/** A mentor in the list (MENTOR-14), which defines the styles. */
function MentorCard({ mentor, clock }: { mentor: Mentor; clock: VisitorClock }) {
  const { slug, name, role, content, picture, topics, languages, country, level, lastConfirmedOn } = mentor
  const nameId = `mentor-${slug}`
  return (
    <article aria-labelledby={nameId}>
      <ListPicture picture={picture} sizes="(min-width: 48em) 10rem, 5.5rem" />
      <header>
        <h3 id={nameId}>{name}</h3>
        <p>{role}</p>
      </header>
      <div className="facts">
        {isStale(lastConfirmedOn, clock) && (
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
          <MentorTimes mentor={mentor} clock={clock} />
        </p>
        <div className="actions">
          <Link prefetch="intent" to={mentorUrl(slug)} aria-label={`View Profile of ${name}`}>
            View Profile
          </Link>
          <SaveButtons slug={slug} name={name} />
        </div>
      </div>
    </article>
  )
}

/** The mentor's current time, and the waking hours shared with the visitor today. */
export function MentorTimes({ mentor, clock }: { mentor: Mentor; clock: VisitorClock }) {
  const shared = sharedHours(clock, mentor)
  return (
    <>
      <strong>{timeThere(clock, mentor.timeZone)}</strong> there now, {differenceText(clock, mentor.timeZone)}
      .{' '}
      {shared.minutes === 0
        ? `No waking hours shared with ${clock.isZoneKnown ? 'you' : 'Lagos'} today.`
        : `${hoursText(shared.minutes)} awake together today: ${spansText(shared, clock)}.`}
    </>
  )
}

/** Adds a mentor to the shortlist or to the comparison. */
export function SaveButtons({ slug, name }: { slug: string; name: string }) {
  const isShortlisted = useSavedMentors(shortlist).includes(slug)
  const isCompared = useSavedMentors(comparison).includes(slug)
  const client = useQueryClient()

  async function toggle(list: SavedMentors, fullText: string) {
    const isFull = () => !list.read().includes(slug) && list.read().length >= list.max
    if (isFull()) {
      // Mentors who have left are shown nowhere, and give up their places. Without the directory they keep them.
      const directory = await client.ensureQueryData(directoryQuery()).catch(() => null)
      if (directory) list.keep((each) => mentorsBySlug(directory, [each]).length > 0)
    }
    if (isFull()) toast.blank(`${fullText} Remove one of them first.`)
    else list.toggle(slug)
  }

  return (
    <>
      <TextButton
        aria-pressed={isShortlisted}
        aria-label={`Shortlist ${name}`}
        onClick={() => void toggle(shortlist, `Your shortlist holds ${shortlist.max} mentors.`)}
      >
        <Icon svg={bookmarkSvg} size={18} />
        {isShortlisted ? 'Shortlisted' : 'Shortlist'}
      </TextButton>
      <TextButton
        aria-pressed={isCompared}
        aria-label={`Compare ${name}`}
        onClick={() => void toggle(comparison, `You can compare ${comparison.max} mentors at a time.`)}
      >
        <Icon svg={scalesSvg} size={18} />
        {isCompared ? 'Added to compare' : 'Compare'}
      </TextButton>
    </>
  )
}
