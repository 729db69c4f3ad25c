import { Box, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Navigation } from '#src/content/site.ts'
import { BarButton, roomyLink, splitMainLinks } from '#src/ui/layout/bar.ts'
import { BarLinks, Caret } from './dropdown.tsx'
import { SlideInMenu, type SlideInMenuProps } from './slide-in-menu.tsx'

type MobileMenuProps = Omit<SlideInMenuProps, 'children'> & { navigation: Navigation }

/** The slide-in menu of the public pages. */
export function MobileMenu({ navigation, ...menu }: MobileMenuProps) {
  return (
    <SlideInMenu {...menu}>
      <MenuContent {...navigation} />
    </SlideInMenu>
  )
}

function MenuContent({ main, more, moreLabel, login, partner }: Navigation) {
  const [isMoreOpen, setMoreOpen] = useState(false)
  const groupId = useId()
  const { pathname } = useLocation()
  const { first, rest } = splitMainLinks(main)

  return (
    <Flex as="nav" aria-label="Menu" direction="column" gap="1" paddingInline="3" paddingBottom="6">
      <BarLinks links={[...first, partner, ...rest]} {...roomyLink} />
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
        <BarLinks links={more} {...roomyLink} />
      </Box>
      <BarLinks links={[login]} {...roomyLink} />
    </Flex>
  )
}
