import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button, LinkButton } from './button.tsx'
import { pageNumbers } from './page-numbers.ts'

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

type PagerProps = {
  label: string
  page: number
  pages: number
  urlOf: (page: number) => string
  /** Beside the word Next. */
  arrow?: ReactNode
  /** The pages are parts of one page, which scrolls and sets the focus itself. */
  isInPage?: boolean
}

/** Ways to the neighbouring pages. At either end the button stays in its place, but is disabled. */
export function Pager({ label, page, pages, urlOf, arrow, isInPage }: PagerProps) {
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
      <Step to={page > 1 ? urlOf(page - 1) : null} isInPage={isInPage}>
        Previous
      </Step>
      {pages > 1 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="1">
          {pageNumbers(page, pages).map((number, index) =>
            number === null ? (
              <chakra.li key={`gap ${index}`} alignSelf="center" aria-hidden>
                …
              </chakra.li>
            ) : (
              <li key={number}>
                <PageLink
                  to={urlOf(number)}
                  preventScrollReset={isInPage}
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </PageLink>
              </li>
            ),
          )}
        </chakra.ul>
      )}
      <Step to={page < pages ? urlOf(page + 1) : null} isInPage={isInPage}>
        Next {arrow}
      </Step>
    </chakra.nav>
  )
}

type StepProps = { to: string | null; isInPage?: boolean; children: ReactNode }

function Step({ to, isInPage, children }: StepProps) {
  if (to === null) {
    return (
      <Button look="outline" disabled>
        {children}
      </Button>
    )
  }
  return (
    <LinkButton look="outline" to={to} preventScrollReset={isInPage}>
      {children}
    </LinkButton>
  )
}
