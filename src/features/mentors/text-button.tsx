import { chakra } from '@chakra-ui/react'
import { quietLink } from '#src/theme/recipes.ts'

/** A button that looks like a link, for what matters less. */
export const TextButton = chakra(
  'button',
  {
    base: {
      ...quietLink,
      textDecoration: 'underline',
      cursor: 'pointer',
      '&[aria-pressed=true]': { color: 'success' },
    },
  },
  { defaultProps: { type: 'button' } },
)
