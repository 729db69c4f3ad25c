import { chakra } from '@chakra-ui/react'

const PHONE = '@media (max-width: 29.99em)'

/** The inside of the window. On phones it reaches over the edges of its dialog and fills the screen. */
export const DialogSheet = chakra('div', {
  base: {
    backgroundColor: 'bg.surface',
    [PHONE]: { position: 'fixed', inset: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
})

/** The title and the way out: they stay in sight, unless the screen is low, or letters so large that they would fill it. */
export const DialogBar = chakra('div', {
  base: {
    display: 'flex',
    // Where letters are so large that the title has no room beside the button, it goes below.
    flexWrap: 'wrap-reverse',
    alignItems: 'flex-end',
    columnGap: '4',
    paddingInline: { base: '5', sm: '8' },
    paddingTop: { base: '4', sm: '6' },
    paddingBottom: '3',
    backgroundColor: 'bg.surface',
    '& > h2': { flex: '1 1 9rem', minWidth: '0', paddingTop: '2', hyphens: 'auto' },
    '& > button': { marginInlineStart: 'auto', alignSelf: 'flex-end' },
    position: 'sticky',
    // Far above the screen as soon as that is less than 30rem high. A media query would not count in the size of letters.
    top: 'min(0px, (100dvh - 30rem) * 99)',
    zIndex: '2',
  },
})

export const DialogBody = chakra('div', {
  base: {
    paddingInline: { base: '5', sm: '8' },
    paddingTop: '2',
    paddingBottom: { base: 'max(2rem, env(safe-area-inset-bottom))', sm: '8' },
    // What gets the focus must not end up behind the bar.
    '& :is(input, select, button)': { scrollMarginTop: '6rem' },
  },
})
