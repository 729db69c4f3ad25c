import { defineRecipe } from '@chakra-ui/react'

// The start and end of the animation: `@starting-style` for opening, the closed dialog for closing. Other browsers
// show and hide it at once.
const hidden = { opacity: '0' }
const hiddenToTheRight = { transform: 'translateX(100%)' }

const MOVING = '@media (prefers-reduced-motion: no-preference)'

export const dialogRecipe = defineRecipe({
  className: 'dialog',
  base: {
    position: 'fixed',
    padding: '0',
    borderWidth: '0',
    color: 'fg',
    textAlign: 'start',
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&::backdrop': { backgroundColor: 'bg.backdrop', opacity: '0' },
    '&[open]::backdrop': { opacity: '1' },
    [MOVING]: {
      '&, &::backdrop': {
        transitionProperty: 'opacity, transform, display, overlay',
        transitionDuration: 'quick',
        transitionBehavior: 'allow-discrete',
      },
    },
  },
  variants: {
    variant: {
      modal: {
        width: 'calc(100% - 2rem)',
        maxWidth: '36rem',
        maxHeight: 'calc(100dvh - 2rem)',
        margin: 'auto',
        borderRadius: 'lg',
        backgroundColor: 'bg.surface',
        ...hidden,
        '&[open]': { opacity: '1' },
        '@starting-style': { '&[open]': hidden, '&[open]::backdrop': { opacity: '0' } },
      },
      sheet: {
        insetBlock: '0',
        insetInlineEnd: '0',
        insetInlineStart: 'auto',
        // The area beside it for tapping grows with the text size up to a limit, beyond which the text needs the
        // space.
        width: 'min(22rem, max(85vw, 100vw - 3rem))',
        maxWidth: 'none',
        height: '100dvh',
        maxHeight: 'none',
        margin: '0',
        backgroundColor: 'bg',
        ...hiddenToTheRight,
        '&[open]': { transform: 'none' },
        '@starting-style': { '&[open]': hiddenToTheRight, '&[open]::backdrop': { opacity: '0' } },
      },
      fullscreen: {
        inset: '0',
        width: '100%',
        maxWidth: 'none',
        height: '100dvh',
        maxHeight: 'none',
        margin: '0',
        backgroundColor: 'bg.dark',
        color: 'fg.onDark',
        ...hidden,
        '&[open]': { opacity: '1' },
        '@starting-style': { '&[open]': hidden, '&[open]::backdrop': { opacity: '0' } },
      },
    },
  },
  defaultVariants: { variant: 'modal' },
})
