import { Box, Flex } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import type { Navigation } from '#src/content/site.ts'
import { BarSummary, roomyLink, splitMainLinks } from '#src/ui/layout/bar.ts'
import { BarLinks, Caret } from './dropdown.tsx'
import { SlideInMenu, type SlideInMenuProps } from './slide-in-menu.tsx'

type MobileMenuProps = Omit<SlideInMenuProps, 'children'> & { navigation: Navigation }

export function MobileMenu({ navigation, ...menu }: MobileMenuProps) {
  const { main, more, moreLabel, login, partner } = navigation
  const { pathname } = useLocation()
  const { first, rest } = splitMainLinks(main)
  return (
    <SlideInMenu {...menu}>
      <Flex as="nav" aria-label="Menu" direction="column" gap="1" paddingInline="3" paddingBottom="6">
        <BarLinks links={[...first, partner, ...rest]} {...roomyLink} />
        <details>
          <BarSummary
            data-current={more.some((link) => pathname.startsWith(link.to))}
            justifyContent="space-between"
            {...roomyLink}
          >
            {moreLabel}
            <Caret size={18} />
          </BarSummary>
          <Box paddingInlineStart="5" marginTop="1">
            <BarLinks links={more} {...roomyLink} />
          </Box>
        </details>
        <BarLinks links={[login]} {...roomyLink} />
      </Flex>
    </SlideInMenu>
  )
}
