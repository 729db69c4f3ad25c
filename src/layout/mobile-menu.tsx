import { Box, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PictureData } from '#src/content/pictures.ts'
import type { Navigation } from '#src/content/site.ts'
import { BarButton, BarLink, roomyLink, splitMainLinks } from '#src/ui/layout/navigation-link.ts'
import { Caret } from './dropdown.tsx'
import { SlideInMenu } from './slide-in-menu.tsx'

type MobileMenuProps = { navigation: Navigation; logo: PictureData; isOpen: boolean; onClose: () => void }

/** The slide-in menu of the public pages. */
export function MobileMenu({ navigation, ...menu }: MobileMenuProps) {
  return (
    <SlideInMenu {...menu}>
      <MenuContent navigation={navigation} />
    </SlideInMenu>
  )
}

function MenuContent({ navigation }: Pick<MobileMenuProps, 'navigation'>) {
  const { main, more, moreLabel, login, partner } = navigation
  const [isMoreOpen, setMoreOpen] = useState(false)
  const groupId = useId()
  const { pathname } = useLocation()
  const { first, rest } = splitMainLinks(main)

  return (
    <Flex as="nav" aria-label="Menu" direction="column" gap="1" paddingInline="3" paddingBottom="6">
      {[...first, partner, ...rest].map((link) => (
        <BarLink key={link.to} to={link.to} {...roomyLink}>
          {link.label}
        </BarLink>
      ))}
      <BarButton
        aria-expanded={isMoreOpen}
        aria-controls={groupId}
        data-current={more.some((link) => pathname.startsWith(link.to))}
        onClick={() => setMoreOpen(!isMoreOpen)}
        justifyContent="space-between"
        {...roomyLink}
      >
        {moreLabel}
        <Caret isOpen={isMoreOpen} size={18} />
      </BarButton>
      <Box id={groupId} hidden={!isMoreOpen} paddingInlineStart="5">
        {more.map((link) => (
          <BarLink key={link.to} to={link.to} {...roomyLink}>
            {link.label}
          </BarLink>
        ))}
      </Box>
      <BarLink to={login.to} {...roomyLink}>
        {login.label}
      </BarLink>
    </Flex>
  )
}
