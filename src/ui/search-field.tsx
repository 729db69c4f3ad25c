import { chakra, Input } from '@chakra-ui/react'
import { ringAround } from '#src/theme/recipes.ts'

/** The frame around a search field with its icons and buttons. Callers add spacing and height. */
export const SearchFrame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    borderRadius: 'full',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
    color: 'fg',
    ...ringAround('input:focus-visible', '3px'),
  },
})

export const SearchField = chakra(
  Input,
  {
    base: {
      flex: '1',
      minWidth: '0',
      alignSelf: 'stretch',
      backgroundColor: 'transparent',
      border: 'none',
      appearance: 'none',
      // The frame shows the focus.
      _focusVisible: { outline: 'none' },
    },
  },
  { defaultProps: { type: 'search', name: 'q', unstyled: true } },
)
