import type { SystemStyleObject } from '@chakra-ui/react'
import { buttonRecipe } from '#src/theme/recipes.ts'

/**
 * The style of a button, for lists that style their children: one style for all costs less than a component for each.
 */
export const solidButton: SystemStyleObject = { ...buttonRecipe.base, ...buttonRecipe.variants?.look.solid }

export const outlineButton: SystemStyleObject = {
  ...buttonRecipe.base,
  ...buttonRecipe.variants?.look.outline,
}
