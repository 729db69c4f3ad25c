import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { BlogPost } from '#src/content/blog.ts'
import * as page from '#src/routes/site/blog-article.tsx'
import { ArticleSection } from '#src/features/blog/article-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { headOf } from '#tests/layout/show-page.tsx'

const post: BlogPost = {
  id: 7,
  to: '/blog/7',
  title: 'A laptop of her own',
  summary: 'Why it matters.',
  author: 'Amaka Obi',
  publishedOn: '2026-03-09T00:00:00.000Z',
  topics: ['Work'],
  readingMinutes: 6,
  cover: { alt: 'A laptop on a table', base: '/images/cover', width: 1600, height: 900 },
  html: '<p>First.</p><h2>Then</h2><p>Second.</p><p>Third.</p>',
  sources: ['World Bank, 2024', 'Our own count'],
  related: [],
  backTo: '/blog/page/2#7',
}

function show(changed: Partial<BlogPost> = {}) {
  renderWithTheme(
    <MemoryRouter>
      <ArticleSection post={{ ...post, ...changed }} />
    </MemoryRouter>,
  )
  return within(screen.getByRole('article'))
}

test('an article that does not exist is not shown [BLOG-18 ERROR-9]', () => {
  expect(() => headOf(page, { id: '7' })).toThrow(expect.objectContaining({ status: 404 }))
})

test('it has its title, its cover and its body in paragraphs [BLOG-15]', () => {
  const article = show()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(article.getByRole('heading', { level: 1, name: 'A laptop of her own' })).toBeVisible()
  expect(article.getByRole('img', { name: 'A laptop on a table' })).toHaveAttribute('loading', 'eager')
  expect(['First.', 'Second.', 'Third.'].map((text) => article.getByText(text).tagName)).toEqual([
    'P',
    'P',
    'P',
  ])
  expect(article.getByRole('heading', { level: 2, name: 'Then' })).toBeVisible()
})

test('it shows author, date and reading time', () => {
  const article = show()
  expect(article.getByText(/^By Amaka Obi/)).toHaveTextContent('By Amaka Obi · 9 March 2026 · 6 min read')
  expect(article.getByText('9 March 2026')).toHaveAttribute('datetime', '2026-03-09')
})

test('its sources are listed, where it has any', () => {
  const sources = within(show().getByRole('complementary', { name: 'Sources' }))
  expect(sources.getAllByRole('listitem').map((item) => item.textContent)).toEqual(post.sources)
})
