import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Button, LinkButton } from './button.tsx'

const PageLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'touch',
    height: 'touch',
    borderRadius: 'full',
    fontWeight: '700',
    textDecoration: 'none',
    _hover: { backgroundColor: 'bg.warm' },
    '&[aria-current=page]': { backgroundColor: 'fg', color: 'fg.onDark' },
  },
})

type PagerProps = { label: string; page: number; pages: number; urlOf: (page: number) => string }

/** Ways to the neighbouring pages. At either end the button stays in its place, but is disabled. */
export function Pager({ label, page, pages, urlOf }: PagerProps) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      gap="4"
      marginTop="16"
    >
      <Step label="Previous" to={page > 1 ? urlOf(page - 1) : null} />
      {pages > 1 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="1">
          {numbers.map((number) => (
            <li key={number}>
              <PageLink
                to={urlOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </PageLink>
            </li>
          ))}
        </chakra.ul>
      )}
      <Step label="Next" to={page < pages ? urlOf(page + 1) : null} />
    </chakra.nav>
  )
}

function Step({ label, to }: { label: string; to: string | null }) {
  if (to === null) {
    return (
      <Button look="outline" disabled>
        {label}
      </Button>
    )
  }
  return (
    <LinkButton look="outline" to={to}>
      {label}
    </LinkButton>
  )
}
