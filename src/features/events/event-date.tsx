import { chakra } from '@chakra-ui/react'
import type { EventView } from './event-view'

const Block = chakra('p', {
  base: {
    display: 'flex',
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
})

/** The day in large letters, for the eye; the line with day, hours and zone says it to everybody. */
export function EventDate({ date }: { date: EventView['dateBlock'] }) {
  return (
    <Block aria-hidden>
      <chakra.span fontSize={{ base: '3.25rem', lg: '4.75rem' }}>{date.days}</chakra.span>
      <chakra.span textStyle="cardTitle">
        {date.month} {date.year}
      </chakra.span>
    </Block>
  )
}
