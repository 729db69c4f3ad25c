import { Button, chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, Navigate } from 'react-router-dom'
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
  /** Shown beside the word Next. */
  arrow?: ReactNode
  /**
   * For lists that change without a navigation, and handle scrolling and focus themselves: shows a page and changes
   * the address.
   */
  onShow?: (page: number) => void
}

/** Links to the neighbouring pages. At either end the button keeps its place, but is disabled. */
export function Pager({ label, page, pages, urlOf, arrow, onShow }: PagerProps) {
  const linkTo = (number: number) => ({ to: urlOf(number), onShow: onShow && (() => onShow(number)) })
  return (
    <PagerFrame aria-label={label}>
      {page > 1 ? <PageLink {...linkTo(page - 1)}>Previous</PageLink> : <Button disabled>Previous</Button>}
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
        <Button disabled>Next {arrow}</Button>
      )}
    </PagerFrame>
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
  // A plain link instead of `Link`, which would resolve its address and subscribe to the router whenever the list
  // changes.
  return <a href={to} onClick={handleClick} {...props} />
}

type ListPagerProps = {
  list: { total: number; pageSize: number }
  page: number
  urlOf: (page: number) => string
}

/**
 * Links to the pages of a list with several pages. A page behind the last one gives way to it: the list has become
 * shorter since, for example because its last row was answered.
 */
export function ListPager({ list: { total, pageSize }, page, urlOf }: ListPagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (page > pages) return <Navigate to={urlOf(pages)} replace />
  if (pages === 1) return null
  return <Pager label="Pages" page={page} pages={pages} urlOf={urlOf} />
}
