import { chakra } from '@chakra-ui/react'

/** A box at the bottom of the screen, above everything else. */
export const CornerBox = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '4',
    bottom: '4',
    maxWidth: '34rem',
    marginInline: 'auto',
    padding: '5',
    borderRadius: 'lg',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
    // It would lie over the text of every sheet.
    _print: { display: 'none' },
  },
})
