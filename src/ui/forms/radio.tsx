import { chakra } from '@chakra-ui/react'
import { ringAround } from '#src/theme/focus-ring.ts'

/** The label around a radio button, so that all of it can be pressed. Callers add spacing, corners and text. */
export const RadioLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'border',
    backgroundColor: 'bg.surface',
    cursor: 'pointer',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'border.strong' },
    '&:has(:checked)': { borderColor: 'fg.brand', backgroundColor: 'bg.active' },
    ...ringAround(':focus-visible', '2px'),
  },
})

export const RadioInput = chakra('input', {
  base: {
    flexShrink: '0',
    margin: '0',
    accentColor: '{colors.fg.brand}',
    cursor: 'pointer',
    _focusVisible: { outline: 'none' },
  },
})
