import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { blogPost, type BlogPost } from '#src/content/blog.ts'
import * as page from '#src/routes/site/blog-article.tsx'
import { ArticleSection } from '#src/sections/blog/article-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { headOf, showPage } from '#tests/sections/show-page.tsx'

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

const isBefore = (a: Element, b: Element) =>
  Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)

test.each(['1', '2', '3', '4', '5', '6'])(
  'the tab of article %s is titled with the article and the name of the site [BLOG-14]',
  (id) => {
    expect(headOf(page, { id }).title).toBe(`${blogPost(id)?.title} - Kente Code`)
  },
)

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

test("'Back to Blog' stands above and below, and leads to its card [BLOG-16 BLOG-17]", () => {
  const article = show()
  const links = article.getAllByRole('link', { name: 'Back to Blog' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/page/2#7', '/blog/page/2#7'])
  const [above, below] = links
  expect(isBefore(above!, article.getByRole('heading', { level: 1 }))).toBe(true)
  expect(isBefore(article.getByText('Third.'), below!)).toBe(true)
})

test('its sources are listed, where it has any', () => {
  const sources = within(show().getByRole('complementary', { name: 'Sources' }))
  expect(sources.getAllByRole('listitem').map((item) => item.textContent)).toEqual(post.sources)
})

test('without sources nothing is left of them', () => {
  expect(show({ sources: [] }).queryByText('Sources')).not.toBeInTheDocument()
})

test('a reader of article 5 goes back to card 5, on the first page of the blog', async () => {
  showPage(page, { path: '/blog/:id', at: '/blog/5', params: { id: '5' } })
  const [above, below] = screen.getAllByRole('link', { name: 'Back to Blog' })
  expect(above).toHaveAttribute('href', '/blog#5')
  expect(below).toHaveAttribute('href', '/blog#5')
  await userEvent.click(below!)
  expect(screen.getByText('Another page')).toBeVisible()
})

test('an article of the site has all its paragraphs and leads on to three others', () => {
  const { post: real } = showPage(page, { path: '/blog/:id', at: '/blog/2', params: { id: '2' } })
  const [article] = screen.getAllByRole('article')
  const written = real.html.match(/<p>/g) ?? []
  expect(written.length).toBeGreaterThan(1)
  expect(
    [...article!.querySelectorAll('p')].filter((text) => !text.textContent.startsWith('By ')),
  ).toHaveLength(written.length)
  const related = within(screen.getByRole('region', { name: 'Related articles' }))
  expect(related.getAllByRole('article')).toHaveLength(3)
})
