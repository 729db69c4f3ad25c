import { chakra } from '@chakra-ui/react'
import { NavLink, useLocation } from 'react-router-dom'
import type { NavigationLink } from '#src/content/site.ts'
import { Dropdown } from './dropdown.tsx'
import { navigationLink } from '#src/ui/layout/navigation-link.ts'

const MoreLink = chakra(NavLink, navigationLink)

type MoreMenuProps = { label: string; links: ReadonlyArray<NavigationLink> }

/** The further links of the navigation bar (NAV-12). */
export function MoreMenu({ label, links }: MoreMenuProps) {
  const { pathname } = useLocation()
  return (
    <Dropdown label={label} align="start" isCurrent={links.some((link) => pathname.startsWith(link.to))}>
      {links.map((link) => (
        <li key={link.to}>
          <MoreLink to={link.to} prefetch="intent" width="100%">
            {link.label}
          </MoreLink>
        </li>
      ))}
    </Dropdown>
  )
}
