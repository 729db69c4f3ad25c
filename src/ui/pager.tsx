import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { outlineButton } from './button.tsx'
import { pageNumbers } from './page-numbers.ts'

/** Has the styles of all of a pager, so that another page resolves none again. */
export const PagerFrame = chakra('nav', {
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

type PagerLinksProps = {
  page: number
  pages: number
  urlOf: (page: number) => string
  /** Beside the word Next. */
  arrow?: ReactNode
  /** For pages that are parts of one page, which scrolls and sets the focus itself: shows one, and changes the address. */
  onShow?: (page: number) => void
}

/** Ways to the neighbouring pages. At either end the button stays in its place, but is disabled. */
export function Pager({ label, ...links }: PagerLinksProps & { label: string }) {
  return (
    <PagerFrame aria-label={label}>
      <PagerLinks {...links} />
    </PagerFrame>
  )
}

/** What is inside the frame. */
export function PagerLinks({ page, pages, urlOf, arrow, onShow }: PagerLinksProps) {
  const linkTo = (number: number) => ({ to: urlOf(number), onShow: onShow && (() => onShow(number)) })
  return (
    <>
      {page > 1 ? (
        <PageLink {...linkTo(page - 1)}>Previous</PageLink>
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
                <PageLink
                  {...linkTo(number)}
                  prefetch="none"
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </PageLink>
              </li>
            ),
          )}
        </ul>
      )}
      {page < pages ? (
        <PageLink {...linkTo(page + 1)}>Next {arrow}</PageLink>
      ) : (
        <button type="button" disabled>
          Next {arrow}
        </button>
      )}
    </>
  )
}

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string; onShow?: () => void }

function PageLink({ to, onShow, prefetch = 'intent', ...props }: PageLinkProps) {
  if (!onShow) return <Link to={to} prefetch={prefetch} {...props} />
  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onShow?.()
  }
  // Not a Link: each would resolve its address and follow the router again whenever the list changes.
  return <a href={to} onClick={handleClick} {...props} />
}

type ListPagerProps = {
  list: { total: number; pageSize: number }
  page: number
  urlOf: (page: number) => string
}

/** Links to the pages of a list that has several. */
export function ListPager({ list: { total, pageSize }, page, urlOf }: ListPagerProps) {
  if (total <= pageSize) return null
  return <Pager label="Pages" page={page} pages={Math.ceil(total / pageSize)} urlOf={urlOf} />
}
