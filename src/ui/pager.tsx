import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { outlineButton } from './button-styles.ts'
import { pageNumbers } from './page-numbers.ts'

// One style for all of it: a list that changes in place renders its pager each time.
const Nav = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    marginTop: '16',
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '1' },
    '& li[aria-hidden]': { alignSelf: 'center' },
    '& li a': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'touch',
      height: 'touch',
      borderRadius: 'full',
      fontWeight: '700',
      textDecoration: 'none',
      _hover: { backgroundColor: 'bg.warm' },
      '&[aria-current=page]': { backgroundColor: 'fg', color: 'bg' },
    },
    '& > a, & > button': outlineButton,
  },
})

type PagerProps = {
  label: string
  page: number
  pages: number
  urlOf: (page: number) => string
  /** Beside the word Next. */
  arrow?: ReactNode
  /** For pages that are parts of one page, which scrolls and sets the focus itself: shows one, and changes the address. */
  onShow?: (page: number) => void
}

/** Ways to the neighbouring pages. At either end the button stays in its place, but is disabled. */
export function Pager({ label, page, pages, urlOf, arrow, onShow }: PagerProps) {
  function linkTo(number: number) {
    const show = (event: MouseEvent) => {
      if (!onShow || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      event.preventDefault()
      onShow(number)
    }
    return { to: urlOf(number), onClick: show, prefetch: onShow ? 'none' : 'intent' } as const
  }

  return (
    <Nav aria-label={label}>
      {page > 1 ? (
        <Link {...linkTo(page - 1)}>Previous</Link>
      ) : (
        <button type="button" disabled>
          Previous
        </button>
      )}
      {pages > 1 && (
        <ul>
          {pageNumbers(page, pages).map((number, index) =>
            number === null ? (
              <li key={`gap ${index}`} aria-hidden>
                …
              </li>
            ) : (
              <li key={number}>
                <Link
                  {...linkTo(number)}
                  prefetch="none"
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Link>
              </li>
            ),
          )}
        </ul>
      )}
      {page < pages ? (
        <Link {...linkTo(page + 1)}>Next {arrow}</Link>
      ) : (
        <button type="button" disabled>
          Next {arrow}
        </button>
      )}
    </Nav>
  )
}
