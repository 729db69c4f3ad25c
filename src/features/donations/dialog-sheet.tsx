import { chakra } from '@chakra-ui/react'

const PHONE = '@media (max-width: 29.99em)'
// Where the screen is so low, such as a phone on its side, a bar that stays would take a third of it.
const HIGH_ENOUGH = '@media (min-height: 30em)'

/** The inside of the window. On phones it reaches over the edges of its dialog and fills the screen. */
export const DialogSheet = chakra('div', {
  base: {
    backgroundColor: 'bg.surface',
    [PHONE]: { position: 'fixed', inset: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
})

/** The title and the way out, always in sight. */
export const DialogBar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    paddingInline: { base: '5', sm: '8' },
    paddingTop: { base: '4', sm: '6' },
    paddingBottom: '3',
    backgroundColor: 'bg.surface',
    '& > h2': { paddingTop: '2', overflowWrap: 'anywhere' },
    [HIGH_ENOUGH]: { position: 'sticky', top: '0', zIndex: '2' },
  },
})

export const DialogBody = chakra('div', {
  base: {
    paddingInline: { base: '5', sm: '8' },
    paddingTop: '2',
    paddingBottom: { base: 'max(2rem, env(safe-area-inset-bottom))', sm: '8' },
    // Nearly the height of the form, so that the window does not jump when it arrives.
    minHeight: 'min(40rem, 60dvh)',
    // What gets the focus must not end up behind the bar.
    '& :is(input, select, button)': { scrollMarginTop: '6rem' },
  },
})
