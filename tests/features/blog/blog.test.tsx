import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import * as article from '#src/routes/site/blog-article.tsx'
import * as page from '#src/routes/site/blog.tsx'
import { headOf, showPage } from '#tests/layout/show-page.tsx'
import type { BlogPost } from '#src/content/blog.ts'
import { ArticleSection } from '#src/features/blog/article-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const show = () => showPage(page, { path: '/blog' })
const list = () => within(screen.getByRole('region', { name: 'Articles' })).getAllByRole('list')[0]!
const cards = () => [...list().children].map((item) => ({ item, card: within(item as HTMLElement) }))

test("each card has its picture, title, summary, reading time and 'Read more...', and leads to its article [BLOG-3 BLOG-4]", () => {
  const data = show()
  const shown = cards()
  expect(shown).toHaveLength(6)
  for (const [index, { item, card }] of shown.entries()) {
    const shownCard = data.list.cards[index]!
    expect(card.getByRole('heading', { level: 2, name: shownCard.title })).toBeVisible()
    expect(card.getByText(shownCard.summary)).toBeVisible()
    expect(shownCard.summary).toMatch(/\w{3}/)
    expect(card.getByText(new RegExp(`${shownCard.readingMinutes} min read$`))).toBeVisible()
    expect(card.getByText('Read more...')).toBeVisible()
    expect(item.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/images\/.+\.webp$/))
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/blog/${index + 1}`])
  }
})

test('the first row of pictures is fetched at once, the others when they come near', () => {
  show()
  const loading = [...list().querySelectorAll('img')].map((image) => image.getAttribute('loading'))
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy'])
})

test('visitors can follow the blog by RSS, and feed readers find each format [FOUND-4]', () => {
  show()
  const link = screen.getByRole('link', { name: 'Follow the blog by RSS' })
  expect(link).toHaveAttribute('href', '/rss.xml')
  expect(link).toHaveAttribute('type', 'application/rss+xml')
  for (const { links } of [page, article])
    expect(links()).toEqual([
      { rel: 'alternate', type: 'application/rss+xml', href: '/rss.xml', title: 'RSS' },
      { rel: 'alternate', type: 'application/atom+xml', href: '/atom.xml', title: 'Atom' },
      { rel: 'alternate', type: 'application/feed+json', href: '/feed.json', title: 'JSON Feed' },
    ])
})

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

test('an article that does not exist is not shown [BLOG-18 ERROR-9]', () => {
  expect(() => headOf(article, { id: '7' })).toThrow(expect.objectContaining({ status: 404 }))
})

test('an article has its title, author, date, cover, body in paragraphs and sources [BLOG-15]', () => {
  renderWithTheme(
    <MemoryRouter>
      <ArticleSection post={post} />
    </MemoryRouter>,
  )
  const shown = within(screen.getByRole('article'))
  expect(shown.getByRole('heading', { level: 1, name: 'A laptop of her own' })).toBeVisible()
  expect(shown.getByText(/^By Amaka Obi/)).toHaveTextContent('By Amaka Obi · 9 March 2026 · 6 min read')
  expect(shown.getByText('9 March 2026')).toHaveAttribute('datetime', '2026-03-09')
  expect(shown.getByRole('img', { name: 'A laptop on a table' })).toHaveAttribute('loading', 'eager')
  for (const text of ['First.', 'Second.', 'Third.']) expect(shown.getByText(text).tagName).toBe('P')
  expect(shown.getByRole('heading', { level: 2, name: 'Then' })).toBeVisible()
  const sources = within(shown.getByRole('complementary', { name: 'Sources' }))
  expect(sources.getAllByRole('listitem').map((item) => item.textContent)).toEqual(post.sources)
})
