import { chakra, Span } from '@chakra-ui/react'
import type { EventView } from './event-view.ts'

const Block = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { base: 'baseline', md: 'start' },
    columnGap: '3',
    rowGap: '2',
    fontFamily: 'heading',
    fontWeight: '800',
    letterSpacing: '-0.04em',
    lineHeight: '0.9',
    whiteSpace: 'nowrap',
  },
  variants: {
    isToCome: { true: { color: 'fg.accent' }, false: { color: 'fg.brand' } },
  },
})

const Days = chakra('span', {
  variants: {
    // Smaller, so that two days fit into the space of one.
    isRange: {
      true: { fontSize: { base: 'min(3.25rem, 17vw)', md: '2.75rem', lg: '3.5rem' } },
      false: { fontSize: { base: 'min(3.25rem, 17vw)', lg: '4.75rem' } },
    },
  },
})

type EventDateProps = { date: EventView['dateBlock']; isToCome: boolean }

/** The day in large letters. It is decorative: the line with day, hours and zone has the same information. */
export function EventDate({ date, isToCome }: EventDateProps) {
  return (
    <Block isToCome={isToCome} aria-hidden>
      <Days isRange={date.days.length > 2}>{date.days}</Days>
      <Span textStyle="cardTitle">
        {date.month} {date.year}
      </Span>
    </Block>
  )
}
