import { chakra } from '@chakra-ui/react'
import type { Mentor } from '#src/content/mentors.ts'
import { wallTimeAt } from '#src/lib/zoned-time.ts'
import { solidButton } from '#src/ui/button.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import type { Directory } from './directory.ts'
import { MentorCard } from './mentor-card.tsx'
import { isStale } from './ranking.ts'
import { textButtonStyle } from './text-button.tsx'

/** Contains the styles of all cards: styled elements in each card would slow down every change of the list. */
export const CardList = chakra('ul', {
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
    '& .actions button': textButtonStyle,
  },
})

type MentorCardsProps = { directory: Directory; mentors: ReadonlyArray<Mentor>; clock: VisitorClock }

/** A list of mentors. */
export function MentorCards(props: MentorCardsProps) {
  return (
    <CardList>
      <MentorItems {...props} />
    </CardList>
  )
}

type MentorItemsProps = MentorCardsProps & {
  /**
   * Reuses each card for the next mentor at its position, which takes half the time of a new card. Not for lists
   * whose cards have a remove button: the focus would stay on the button of the next card.
   */
  isReused?: boolean
}

/** The cards of a list. */
export function MentorItems({ directory, mentors, clock, isReused = false }: MentorItemsProps) {
  const hoursWith = directory.hoursWith(clock)
  const today = wallTimeAt(clock.now, clock.timeZone).slice(0, 10)
  return mentors.map((mentor, place) => (
    <li key={isReused ? place : mentor.slug}>
      <MentorCard
        mentor={mentor}
        clock={clock}
        shared={hoursWith(mentor)}
        isStale={isStale(mentor.lastConfirmedOn, today)}
      />
    </li>
  ))
}
