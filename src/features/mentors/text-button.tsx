import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { quietLink } from '#src/theme/recipes.ts'

export const textButtonStyle: SystemStyleObject = {
  ...quietLink,
  textDecoration: 'underline',
  cursor: 'pointer',
  '&[aria-pressed=true]': { color: 'fg.success' },
}

/** A button that looks like a link, for secondary actions. */
export const TextButton = chakra('button', { base: textButtonStyle }, { defaultProps: { type: 'button' } })
