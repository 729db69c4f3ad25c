import { Box, chakra, Container } from '@chakra-ui/react'
import searchSvg from '@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg?raw'
import userSvg from '@phosphor-icons/core/assets/bold/user-bold.svg?raw'
import { Link, NavLink } from 'react-router-dom'
import type { Navigation } from '#src/content/site.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { SEARCH_URL } from '#src/lib/addresses.ts'
import { buttonRecipe } from '#src/theme/recipes.ts'
import { Picture } from '#src/ui/picture.tsx'
import { HeaderBar } from '#src/ui/layout/header-bar.ts'
import { MenuButton } from './menu-button.tsx'
import { MenuWithoutScripts, MoreWithoutScripts } from './menu-without-scripts.tsx'
import { MoreMenu } from './more-menu.tsx'
import { BarLink, splitMainLinks } from '#src/ui/layout/navigation-link.ts'
import { Icon } from '#src/ui/icon.tsx'

const PartnerButton = chakra(NavLink, buttonRecipe)

type SiteHeaderProps = { navigation: Navigation; logo: PictureData }

/**
 * The header of every public page (NAV-1 to NAV-14): from lg up with links, below lg with a button for the slide-in
 * menu.
 */
export function SiteHeader({ navigation, logo }: SiteHeaderProps) {
  const { main, more, moreLabel, login, partner } = navigation
  const { first, rest } = splitMainLinks(main)
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
          {first.map((link) => (
            <BarLink key={link.to} to={link.to} prefetch="intent">
              {link.label}
            </BarLink>
          ))}
          <MoreWithoutScripts label={moreLabel} links={more} />
          <MoreMenu label={moreLabel} links={more} />
          {rest.map((link) => (
            <BarLink key={link.to} to={link.to} prefetch="intent">
              {link.label}
            </BarLink>
          ))}
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
