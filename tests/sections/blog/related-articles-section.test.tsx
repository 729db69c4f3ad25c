import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { blogPost, type BlogCard } from '#src/content/blog.ts'
import { RelatedArticlesSection } from '#src/sections/blog/related-articles-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

function show(articles: ReadonlyArray<BlogCard>) {
  return renderWithTheme(
    <MemoryRouter>
      <RelatedArticlesSection articles={articles} />
    </MemoryRouter>,
  )
}

test('they are headed, listed in their order, and lead to their articles', () => {
  const articles = blogPost('1')?.related ?? []
  show(articles)
  const related = within(screen.getByRole('region', { name: 'Related articles' }))
  expect(related.getByRole('heading', { level: 2, name: 'Related articles' })).toBeVisible()
  expect(articles).toHaveLength(3)
  const shown = related.getAllByRole('listitem').map((item) => {
    const link = within(item).getByRole('link')
    return { title: link.textContent, to: link.getAttribute('href') }
  })
  expect(shown).toEqual(articles.map(({ id, title }) => ({ title, to: `/blog/${id}` })))
  expect(related.getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('only the cards of the blog itself can be found by number', () => {
  show(blogPost('1')?.related ?? [])
  const ids = screen.getAllByRole('listitem').map((item) => item.id)
  expect(ids).toEqual(['', '', ''])
})

test('where there is nothing else to read there is no heading either', () => {
  const { container } = show([])
  expect(container.querySelector('section, h2')).toBeNull()
})
