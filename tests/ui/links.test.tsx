import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { blogPageCount, blogPageUrl } from '#src/lib/addresses.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { pageNumbers, Pager } from '#src/ui/pager.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

function show(page: number, pages: number) {
  renderWithTheme(
    <MemoryRouter>
      <Pager label="Pages of the blog" page={page} pages={pages} urlOf={blogPageUrl} />
    </MemoryRouter>,
  )
  return within(screen.getByRole('navigation', { name: 'Pages of the blog' }))
}

test('with one page both buttons stay in their places, but lead nowhere [BLOG-6]', () => {
  const pager = show(1, blogPageCount(6))
  expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled()
  expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled()
  expect(pager.queryByRole('link')).not.toBeInTheDocument()
})

test('each page can be reached by its number, and the one that is open is marked', () => {
  const pager = show(2, 3)
  const addresses = pager
    .getAllByRole('link', { name: /^Page/ })
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(addresses).toEqual([
    ['1', '/blog'],
    ['2', '/blog/page/2'],
    ['3', '/blog/page/3'],
  ])
  expect(pager.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
  expect(pager.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog/page/3')
  expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog')
})

test('a few pages are all linked; of many, those around the present one and both ends', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageNumbers(1, 100)).toEqual([1, 2, null, 100])
  expect(pageNumbers(50, 100)).toEqual([1, null, 49, 50, 51, null, 100])
  expect(pageNumbers(4, 100)).toEqual([1, 2, 3, 4, 5, null, 100])
})

test.each([
  ['a page of the site', '/community', null, null],
  ['another site', 'https://forms.gelegrid.example/join', '_blank', 'noopener'],
])('%s opens where it should: another site in a new tab without opener', (_where, to, target, rel) => {
  renderWithTheme(
    <MemoryRouter>
      <ActionButton action={{ label: 'Join us', to }} />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Join us' })
  expect(link.getAttribute('href')).toBe(to)
  expect(link.getAttribute('target')).toBe(target)
  expect(link.getAttribute('rel')?.split(' ')[0] ?? null).toBe(rel)
})
