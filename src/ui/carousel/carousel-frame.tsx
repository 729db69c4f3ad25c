import { chakra } from '@chakra-ui/react'

/**
 * The row of cards. Before hydration, and without scripts, it is a scrollable row; the cards have the same positions
 * before and after.
 */
export const Track = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    width: '100%',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    // A native scroll bar would take space that disappears later; without scripts nothing else indicates further
    // cards.
    scrollbarWidth: 'none',
    '@media (scripting: none)': { scrollbarWidth: 'auto' },
    '&[data-live]': {
      // `hidden` can still scroll and displace the cards: only for Safari 15, which has no `clip`.
      overflowX: 'hidden',
      '@supports (overflow: clip)': { overflowX: 'clip' },
      scrollSnapType: 'none',
      touchAction: 'pan-y',
      userSelect: 'none',
      WebkitUserSelect: 'none',
      cursor: 'grab',
      '&:active': { cursor: 'grabbing' },
    },
  },
})

/** The cell of a card: all are as high as the highest. */
export const Cell = chakra('div', {
  base: {
    display: 'flex',
    flexShrink: '0',
    minWidth: '0',
    scrollSnapAlign: 'start',
    '& > *': { width: '100%' },
  },
})

export const Region = chakra('section', { base: { display: 'flex', flexDirection: 'column', minWidth: '0' } })

/** Before the cards in the DOM, so that the pause button gets the focus first, but displayed below them. */
export const Controls = chakra('div', {
  base: {
    order: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    marginTop: '5',
    '@media (scripting: none)': { display: 'none' },
  },
  variants: {
    // Its space is reserved, as the number of cards that fit is known only after hydration.
    isUsed: { true: {}, false: { visibility: 'hidden' } },
  },
  defaultVariants: { isUsed: true },
})
