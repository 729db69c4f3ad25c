import { chakra } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import listSvg from '@phosphor-icons/core/assets/bold/list-bold.svg?raw'
import type { Navigation, NavigationLink } from '#src/content/site.ts'
import { iconButtonRecipe } from '#src/theme/recipes.ts'
import { Icon } from '#src/ui/icon.tsx'
import { DropdownList } from './dropdown.tsx'
import { BarLink, navigationLink, roomyLink, splitMainLinks } from '#src/ui/layout/navigation-link.ts'

/* Menus for browsers without scripts, which open natively. Only built pages contain them, in <noscript>. */

// Hides the browser's triangle, as the menu has its own icon.
const withoutTriangle = { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } }
const MoreSummary = chakra('summary', navigationLink)
const MenuSummary = chakra('summary', iconButtonRecipe)

const Sheet = chakra('nav', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'calc(100dvh - 4.5rem)',
    overflowY: 'auto',
    padding: '3',
    backgroundColor: 'bg.surface',
    borderBottom: '2px solid {colors.border.strong}',
  },
})

type MoreProps = { label: string; links: ReadonlyArray<NavigationLink> }

/** The further links of the navigation bar. */
export function MoreWithoutScripts({ label, links }: MoreProps) {
  return (
    <noscript>
      <chakra.details position="relative">
        <MoreSummary css={withoutTriangle}>
          {label}
          <Icon svg={caretDownSvg} size={14} />
        </MoreSummary>
        <DropdownList align="start">
          {links.map(({ to, label }) => (
            <li key={to}>
              <BarLink to={to} width="100%">
                {label}
              </BarLink>
            </li>
          ))}
        </DropdownList>
      </chakra.details>
    </noscript>
  )
}

/** All links, for small screens. */
export function MenuWithoutScripts({ navigation }: { navigation: Navigation }) {
  const { main, more, login, partner } = navigation
  const { first, rest } = splitMainLinks(main)
  return (
    <noscript>
      <chakra.details display={{ lg: 'none' }} marginInlineStart="-4">
        <MenuSummary look="plain" aria-label="Menu" css={withoutTriangle}>
          <Icon svg={listSvg} size={28} />
        </MenuSummary>
        <Sheet aria-label="Menu">
          {[...first, partner, ...rest, ...more, login].map(({ to, label }) => (
            <BarLink key={to} to={to} {...roomyLink}>
              {label}
            </BarLink>
          ))}
        </Sheet>
      </chakra.details>
    </noscript>
  )
}
