import { chakra } from '@chakra-ui/react'

/**
 * The row of cards. Until the page has come to life, and where it never does, it is an ordinary row to scroll; the
 * cards lie at the same places before and after.
 */
export const Track = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    width: '100%',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    // A bar of the browser would take room that is not kept later; without scripts nothing else shows there is more.
    scrollbarWidth: 'none',
    '@media (scripting: none)': { scrollbarWidth: 'auto' },
    '&[data-live]': {
      // Not hidden: that can still be scrolled, and then the cards stand beside their places.
      overflowX: 'clip',
      scrollSnapType: 'none',
      touchAction: 'pan-y',
      userSelect: 'none',
      cursor: 'grab',
      '&:active': { cursor: 'grabbing' },
    },
  },
})

/** The place of one card: all are as high as the highest. */
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

/** Comes before the cards, so the button that stops them is reached first, but stands below them. */
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
    // Its room is kept: how many cards fit is only known when the page is alive.
    isUsed: { true: {}, false: { visibility: 'hidden' } },
  },
  defaultVariants: { isUsed: true },
})
