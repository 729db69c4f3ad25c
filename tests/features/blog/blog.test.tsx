import { screen, within } from '@testing-library/react'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { renderToString } from 'react-dom/server'
import { allBlogArticles } from 'contentlayer/generated'
import { expect, onTestFinished, test } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import * as article from '#src/routes/site/blog-article.tsx'
import * as page from '#src/routes/site/blog.tsx'
import { headOf, showPage } from '#tests/layout/show-page.tsx'
import { ARTICLES_IN_FEED, blogFeedEntries, blogPost, type BlogPost } from '#src/content/blog.ts'
import { articleStructuredData } from '#src/features/blog/structured-data.ts'
import { loader } from '#src/routes/site/blog-feeds.ts'
import { StructuredData } from '#src/layout/page-head.tsx'
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

const load = async (path: string) => {
  const answer = loader({ request: { url: `https://kentecode.example${path}` } })
  return { type: answer.headers.get('Content-Type'), text: await answer.text() }
}

function elementOf(html = '') {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

test('RSS, Atom and JSON Feed have every article of the blog, the newest first [FOUND-3]', async () => {
  const entries = blogFeedEntries()
  const addresses = entries.map(({ to }) => `https://kentecode.example${to}`)
  expect(addresses).toHaveLength(6)
  const days = entries.map(({ publishedOn }) => Date.parse(publishedOn))
  expect(days).toEqual(days.slice().sort((a, b) => b - a))

  const rss = parseRssFeed((await load('/rss.xml')).text)
  expect(rss.items?.map(({ link }) => link)).toEqual(addresses)
  expect(rss.items?.map(({ pubDate }) => Date.parse(pubDate ?? ''))).toEqual(days)
  const atom = parseAtomFeed((await load('/atom.xml')).text)
  expect(atom.entries?.map(({ id }) => id)).toEqual(addresses)
  const json = parseJsonFeed((await load('/feed.json')).text)
  expect(json.items?.map(({ url }) => url)).toEqual(addresses)
})

test('feeds have the newest thirty articles, however many there are [FOUND-3]', () => {
  const more = Array.from({ length: 45 }, (_, at) => ({
    ...allBlogArticles[0]!,
    id: 100 + at,
    publishedOn: new Date(Date.UTC(2036, 0, at)).toISOString(),
  }))
  allBlogArticles.push(...more)
  onTestFinished(() => void allBlogArticles.splice(-more.length))
  const addresses = blogFeedEntries().map(({ to }) => to)
  expect(addresses).toEqual(Array.from({ length: ARTICLES_IN_FEED }, (_, at) => `/blog/${144 - at}`))
})

test('each article has its whole text and its picture, with whole addresses [FOUND-3]', async () => {
  const rss = parseRssFeed((await load('/rss.xml')).text)
  for (const item of rss.items ?? []) {
    const html = elementOf(item.content?.encoded)
    const post = blogPost(item.link?.split('/').at(-1))
    expect(html.textContent).toContain(elementOf(post.html).textContent)
    const linked = [...html.querySelectorAll('[href], [src]')]
    const addresses = linked.map((element) => element.getAttribute('href') ?? element.getAttribute('src'))
    expect(addresses[0]).toMatch(/^https:\/\/kentecode\.example\/images\/.+\.jpg$/)
    for (const address of addresses) expect(address).toMatch(/^(?:https:|mailto:)/)
    expect(item.dc?.creators).toEqual([post.author])
  }
})

test('each feed names its own address, the blog and its type [FOUND-3]', async () => {
  const rss = await load('/rss.xml')
  expect(rss.type).toBe('application/rss+xml; charset=utf-8')
  expect(parseRssFeed(rss.text)).toMatchObject({
    title: 'Blog - Kente Code',
    link: 'https://kentecode.example/blog',
    atom: { links: [{ href: 'https://kentecode.example/rss.xml', rel: 'self' }] },
  })
  const atom = await load('/atom.xml')
  expect(atom.type).toBe('application/atom+xml; charset=utf-8')
  expect(parseAtomFeed(atom.text).links).toContainEqual({
    href: 'https://kentecode.example/atom.xml',
    rel: 'self',
  })
  const json = await load('/feed.json')
  expect(json.type).toBe('application/feed+json; charset=utf-8')
  expect(parseJsonFeed(json.text)).toMatchObject({ feed_url: 'https://kentecode.example/feed.json' })
})

test('words that would end the script stay inside it, and are read as they were written [FOUND-7]', () => {
  const title = '</script><script>alert("1")</script><!-- & \u2028'
  const publisher = { siteName: 'Kente Code', siteUrl: 'https://kentecode.example' }
  const structured = articleStructuredData({ ...blogPost('5'), title }, publisher)
  const html = renderToString(<StructuredData data={structured} />)
  const [script, ...others] = elementOf(html).querySelectorAll('script')
  expect(others).toEqual([])
  expect(script?.type).toBe('application/ld+json')
  expect(JSON.parse(script?.text ?? '')).toMatchObject({ '@context': 'https://schema.org', headline: title })
})
