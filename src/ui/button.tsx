import {
  Button as ChakraButton,
  chakra,
  type ButtonProps,
  type RecipeDefinition,
  type RecipeVariantProps,
} from '@chakra-ui/react'
import type { MouseEvent, Ref } from 'react'
import { Link } from 'react-router-dom'
import { buttonRecipe, iconButtonRecipe, quietLink } from '#src/theme/recipes.ts'

type ButtonOf<Recipe extends RecipeDefinition> = Omit<ButtonProps, 'size' | 'variant' | 'recipe'> &
  RecipeVariantProps<Recipe> & {
    ref?: Ref<HTMLButtonElement>
    /** While its action is under way the button keeps the focus, but does nothing. */
    isBusy?: boolean
  }

/** A button that looks as its recipe says, for an action on this page. */
export function buttonOf<Recipe extends RecipeDefinition>(recipe: Recipe) {
  return function RecipeButton({ isBusy = false, ...props }: ButtonOf<Recipe>) {
    // The compiler takes ten seconds to compare properties that depend on the recipe with all of CSS.
    const plain = props as ButtonProps
    return <ChakraButton recipe={recipe} {...plain} {...(isBusy && busy)} />
  }
}

const busy = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }

export const Button = buttonOf(buttonRecipe)

/** A round icon button; it needs an aria-label. */
export const IconButton = buttonOf(iconButtonRecipe)

/** A button that looks like a link, for secondary actions and within text. */
export const TextButton = buttonOf({
  base: {
    ...quietLink,
    textDecoration: 'underline',
    cursor: 'pointer',
    _disabled: { color: 'fg.muted', textDecoration: 'none', cursor: 'not-allowed' },
    '&[aria-pressed=true]': { color: 'fg.success' },
  },
})

/** A link to another page of the site; its data load on hover. */
export const LinkButton = chakra(Link, buttonRecipe, { defaultProps: { prefetch: 'intent' } })

export const ExternalLinkButton = chakra('a', buttonRecipe)
