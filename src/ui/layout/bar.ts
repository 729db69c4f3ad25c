import { chakra, defineRecipe } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { withoutTriangle } from '#src/theme/recipes.ts'
import { buttonOf } from '#src/ui/button.tsx'

/** The sticky bar at the top of a page, for visitors and members alike. */
export const HeaderBar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    backgroundColor: 'bg',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    _print: { display: 'none' },
  },
})

/** The look of navigation; the link to the current page is highlighted (NAV-10). */
const navigationLink = defineRecipe({
  className: 'navigation-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    borderWidth: '0',
    backgroundColor: 'transparent',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: '600',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'quick',
    _hover: { '&:not([aria-current=page], [data-current=true])': { backgroundColor: 'bg.warm' } },
    '&[aria-current=page], &[data-current=true]': {
      color: 'fg.accent',
      backgroundColor: 'bg.rose',
      fontWeight: '700',
    },
  },
})

export const BarLink = chakra(NavLink, navigationLink)
export const BarButton = buttonOf(navigationLink)
export const BarSummary = chakra('summary', {
  base: { ...navigationLink.base, ...withoutTriangle },
})

/** A link in a slide-in menu. At twice the text size the longest word still fits a phone. */
export const roomyLink = {
  width: '100%',
  minHeight: '3.25rem',
  fontSize: 'min({fontSizes.lg}, 10vw)',
} as const
