import { Box, chakra, Container } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { MEMBER_HOME } from '#src/lib/addresses.ts'
import type { NavigationLink } from '#src/content/site.ts'

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    gap: { base: '5', md: '8' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Space for the focus ring, which the scroll container would clip.
    paddingInline: '1',
  },
})

const Tab = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    minHeight: '3.25rem',
    borderBottom: '4px solid transparent',
    paddingTop: '4px',
    color: 'inherit',
    fontSize: 'sm',
    fontWeight: '700',
    letterSpacing: '0.01em',
    textDecoration: 'none',
    outlineOffset: '-4px',
    _hover: { borderColor: 'border.subtle' },
    '&[aria-current=page]': { borderColor: 'fg.accent', color: 'fg.accent' },
  },
})

/**
 * Links to the pages of one part of the member area, as a strip between header and page; on phones a scrollable row, with
 * the current page in view.
 */
export function TabsStrip({ label, links }: { label: string; links: ReadonlyArray<NavigationLink> }) {
  const barRef = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  useEffect(() => {
    const bar = barRef.current
    const current = bar?.querySelector<HTMLElement>('[aria-current=page]')
    // Not scrollIntoView, which scrolls the page as well.
    if (bar && current) bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2
  }, [pathname])

  return (
    <Box
      backgroundColor="bg.surface"
      borderBottom="1px solid"
      borderColor="border.subtle"
      _print={{ display: 'none' }}
    >
      <Container>
        <Bar ref={barRef} aria-label={label}>
          {links.map(({ to, label: text }) => (
            // A job keeps JOBS highlighted, but a page below /explore does not highlight Explore Projects.
            <Tab key={to} to={to} end={to === MEMBER_HOME} prefetch="intent">
              {text}
            </Tab>
          ))}
        </Bar>
      </Container>
    </Box>
  )
}
