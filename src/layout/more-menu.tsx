import { useLocation } from 'react-router-dom'
import type { NavigationLink } from '#src/content/site.ts'
import { Dropdown } from './dropdown.tsx'
import { BarLink } from '#src/ui/layout/navigation-link.ts'

type MoreMenuProps = { label: string; links: ReadonlyArray<NavigationLink> }

/** The further links of the navigation bar (NAV-12). */
export function MoreMenu({ label, links }: MoreMenuProps) {
  const { pathname } = useLocation()
  return (
    <Dropdown label={label} align="start" isCurrent={links.some((link) => pathname.startsWith(link.to))}>
      {links.map((link) => (
        <li key={link.to}>
          <BarLink to={link.to} prefetch="intent" width="100%">
            {link.label}
          </BarLink>
        </li>
      ))}
    </Dropdown>
  )
}
