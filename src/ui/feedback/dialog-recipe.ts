import { defineSlotRecipe } from '@chakra-ui/react'

/** A card in the middle, the whole screen, or a menu that slides in from the right. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      backgroundColor: 'bg.backdrop',
      _open: { animation: 'fade-in {durations.quick}' },
      _closed: { animation: 'fade-out {durations.quick}' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex' },
    content: {
      color: 'fg',
      textAlign: 'start',
      overflowX: 'hidden',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      outline: 'none',
      _open: { animation: 'fade-in {durations.quick}' },
      _closed: { animation: 'fade-out {durations.quick}' },
    },
  },
  variants: {
    size: {
      md: {
        content: {
          width: 'calc(100% - 2rem)',
          maxWidth: '36rem',
          maxHeight: 'calc(100dvh - 2rem)',
          margin: 'auto',
          borderRadius: 'lg',
          backgroundColor: 'bg.surface',
        },
      },
      full: {
        content: { width: '100%', height: '100dvh', backgroundColor: 'bg.dark', color: 'fg.onDark' },
      },
      xs: {
        content: {
          // The area beside it for tapping grows with the text size up to a limit, beyond which the text needs the space.
          width: 'min(22rem, max(85vw, 100vw - 3rem))',
          height: '100dvh',
          marginInlineStart: 'auto',
          backgroundColor: 'bg',
          _open: { animation: 'slide-in {durations.quick}' },
          _closed: { animation: 'slide-out {durations.quick}' },
        },
      },
    },
  },
})
