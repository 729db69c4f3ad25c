import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { buttonRecipe, iconButtonRecipe } from '#src/theme/recipes.ts'

/** Does something on this page. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })

/** Goes to another page of the site; its data are fetched as soon as somebody points at it. */
export const LinkButton = chakra(Link, buttonRecipe, { defaultProps: { prefetch: 'intent' } })

/** Goes to another site. */
export const ExternalLinkButton = chakra('a', buttonRecipe)

/** A round button that shows only an icon: give it an aria-label. */
export const IconButton = chakra('button', iconButtonRecipe, { defaultProps: { type: 'button' } })
