import { Button, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { outlineButton } from './button.tsx'
import { pageNumbers } from './page-numbers.ts'

const PagerFrame = chakra('nav', {
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
  arrow?: ReactNode
  /** How the links navigate, such as without a change of the scroll position. */
  link?: Pick<LinkProps, 'prefetch' | 'preventScrollReset'>
}

/** Links to the neighbouring pages. At either end the button keeps its place, but is disabled. */
export function Pager({ label, page, pages, urlOf, arrow, link }: PagerProps) {
  const linkTo = (number: number) => ({ to: urlOf(number), prefetch: 'intent' as const, ...link })
  return (
    <PagerFrame aria-label={label}>
      {page > 1 ? <Link {...linkTo(page - 1)}>Previous</Link> : <Button disabled>Previous</Button>}
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
        <Button disabled>Next {arrow}</Button>
      )}
    </PagerFrame>
  )
}
