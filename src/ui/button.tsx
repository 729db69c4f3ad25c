import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { buttonRecipe, iconButtonRecipe } from '#src/theme/recipes.ts'

/** A button for an action on this page. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })

/** A link to another page of the site; its data load on hover. */
export const LinkButton = chakra(Link, buttonRecipe, { defaultProps: { prefetch: 'intent' } })

/** A link to another site. */
export const ExternalLinkButton = chakra('a', buttonRecipe)

/** A round icon button; it needs an aria-label. */
export const IconButton = chakra('button', iconButtonRecipe, { defaultProps: { type: 'button' } })

/**
 * The style of a button, for lists that style their children: one style for all costs less than a component for each.
 */
export const solidButton: SystemStyleObject = { ...buttonRecipe.base, ...buttonRecipe.variants?.look.solid }

export const outlineButton: SystemStyleObject = {
  ...buttonRecipe.base,
  ...buttonRecipe.variants?.look.outline,
}
