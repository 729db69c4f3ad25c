import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Button, LinkButton } from './button.tsx'

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
  const neighbour = (number: number, text: ReactNode) =>
    number < 1 || number > pages ? (
      <Button look="outline" disabled>
        {text}
      </Button>
    ) : (
      <LinkButton look="outline" to={urlOf(number)} {...link}>
        {text}
      </LinkButton>
    )
  return (
    <PagerFrame aria-label={label}>
      {neighbour(page - 1, 'Previous')}
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
                  to={urlOf(number)}
                  {...link}
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
      {neighbour(page + 1, <>Next {arrow}</>)}
    </PagerFrame>
  )
}

/** Up to this number, every page is linked. */
const FEW = 7

/**
 * The pages to link: all if there are few, otherwise the first, the last, and those around the current one. Null is a
 * gap.
 */
export function pageNumbers(page: number, pages: number): Array<number | null> {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= FEW) return all
  const near = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1)
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? 0
    if (number === before + 1) return [number]
    // A gap of one page takes as much space as its number.
    return [number === before + 2 ? before + 1 : null, number]
  })
}
