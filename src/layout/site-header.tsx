import { Box, chakra, Container, Flex } from '@chakra-ui/react'
import listSvg from '@phosphor-icons/core/assets/bold/list-bold.svg?raw'
import searchSvg from '@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg?raw'
import userSvg from '@phosphor-icons/core/assets/bold/user-bold.svg?raw'
import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import type { PictureData } from '#src/content/pictures.ts'
import type { Navigation } from '#src/content/site.ts'
import { SEARCH_URL } from '#src/lib/addresses.ts'
import { buttonRecipe, iconButtonRecipe, withoutTriangle } from '#src/theme/recipes.ts'
import { IconButton } from '#src/ui/button.tsx'
import { LoadingNotice } from '#src/ui/feedback/loading-notice.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { BarLink, BarSummary, HeaderBar, roomyLink } from '#src/ui/layout/bar.ts'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { Picture } from '#src/ui/picture.tsx'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { BarLinks, Caret, Dropdown } from './dropdown.tsx'

const PartnerButton = chakra(NavLink, buttonRecipe)

type SiteHeaderProps = { navigation: Navigation; logo: PictureData }

/**
 * The header of every public page (NAV-1 to NAV-14): from lg up with links, below lg with a button for the slide-in
 * menu.
 */
export function SiteHeader({ navigation, logo }: SiteHeaderProps) {
  const { main, more, moreLabel, login, partner } = navigation
  const { first, rest } = splitMainLinks(main)
  const isInMore = useIsWithin(more)
  return (
    <HeaderBar>
      <Container display="flex" alignItems="center" gap="6" minHeight="4.5rem">
        <Link to="/" prefetch="intent" aria-label={logo.alt}>
          <Picture data-logo picture={logo} sizes="171px" width="min(10.7rem, 52vw)" priority alt="" />
        </Link>
        <Box
          as="nav"
          aria-label="Main"
          display={{ base: 'none', lg: 'flex' }}
          alignItems="center"
          gap="1"
          marginInlineStart="auto"
        >
          <BarLinks links={first} prefetch="intent" />
          <Dropdown label={moreLabel} align="start" links={more} isCurrent={isInMore} />
          <BarLinks links={rest} prefetch="intent" />
          <BarLink to={login.to} aria-label={login.label} title={login.label} paddingInline="3">
            <Icon svg={userSvg} size={22} />
          </BarLink>
          <PartnerButton
            to={partner.to}
            prefetch="intent"
            marginInlineStart="2"
            css={{ '&[aria-current=page]': { color: 'fg.accent', backgroundColor: 'bg.rose' } }}
          >
            {partner.label}
          </PartnerButton>
        </Box>
        <BarLink
          to={SEARCH_URL}
          prefetch="intent"
          aria-label="Search"
          paddingInline="3"
          marginInlineStart={{ base: 'auto', lg: '-3' }}
        >
          <Icon svg={searchSvg} size={22} />
        </BarLink>
        <MenuWithoutScripts navigation={navigation} />
        <MenuButton navigation={navigation} logo={logo} />
      </Container>
    </HeaderBar>
  )
}

/** The button of the slide-in menu on small screens. Opening the menu renders nothing else of the header. */
function MenuButton({ navigation, logo }: SiteHeaderProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const menu = useLoadedModule(() => import('./slide-in-menu.tsx'), isOpen)
  return (
    <>
      <IconButton
        {...needsScripts}
        look="plain"
        display={{ base: 'inline-flex', lg: 'none' }}
        marginInlineStart="-4"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={menu.isLoading || undefined}
        {...menu.warmUp}
        onClick={() => setOpen(true)}
      >
        <Icon svg={listSvg} size={28} />
      </IconButton>
      {menu.module ? (
        <menu.module.SlideInMenu logo={logo} isOpen={isOpen} onClose={close}>
          <Flex as="nav" aria-label="Menu" direction="column" gap="1" paddingInline="3" paddingBottom="6">
            <MenuLinks {...navigation} />
          </Flex>
        </menu.module.SlideInMenu>
      ) : (
        <LoadingNotice of={menu} name="The menu" onClose={close} />
      )}
    </>
  )
}

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

/** The menu of small screens without scripts: it opens natively. Only built pages contain it, in <noscript>. */
function MenuWithoutScripts({ navigation }: { navigation: Navigation }) {
  return (
    <noscript>
      <chakra.details display={{ lg: 'none' }} marginInlineStart="-4">
        <MenuSummary look="plain" aria-label="Menu" css={withoutTriangle}>
          <Icon svg={listSvg} size={28} />
        </MenuSummary>
        <Sheet aria-label="Menu">
          <MenuLinks {...navigation} isUnfolded />
        </Sheet>
      </chakra.details>
    </noscript>
  )
}

type MenuLinksProps = Navigation & { isUnfolded?: boolean }

/** All links, those of further pages within a group. */
function MenuLinks({ main, more, moreLabel, login, partner, isUnfolded }: MenuLinksProps) {
  const { first, rest } = splitMainLinks(main)
  const isInMore = useIsWithin(more)
  return (
    <>
      <BarLinks links={[...first, partner, ...rest]} {...roomyLink} />
      <details open={isUnfolded}>
        <BarSummary data-current={isInMore} justifyContent="space-between" {...roomyLink}>
          {moreLabel}
          <Caret size={18} />
        </BarSummary>
        <Box paddingInlineStart="5" marginTop="1">
          <BarLinks links={more} {...roomyLink} />
        </Box>
      </details>
      <BarLinks links={[login]} {...roomyLink} />
    </>
  )
}

const LINKS_BEFORE_MENU = 2

/** The main links before and after the menu of further pages (or the partner link, on small screens). */
function splitMainLinks(main: Navigation['main']) {
  return { first: main.slice(0, LINKS_BEFORE_MENU), rest: main.slice(LINKS_BEFORE_MENU) }
}

/** Whether the page is one of these, or below. */
function useIsWithin(links: Navigation['more']) {
  const { pathname } = useLocation()
  return links.some(({ to }) => pathname.startsWith(to))
}
