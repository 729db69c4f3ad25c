import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { blogFeedEntries, blogPost } from '#src/content/blog.ts'
import { loader } from '#src/routes/site/blog-feeds.ts'

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

test('each article has its whole text and its picture, with whole addresses [FOUND-3]', async () => {
  const rss = parseRssFeed((await load('/rss.xml')).text)
  for (const item of rss.items ?? []) {
    const html = elementOf(item.content?.encoded)
    const post = blogPost(item.link?.split('/').at(-1))
    expect(html.textContent).toContain(elementOf(post?.html ?? 'none').textContent)
    const linked = [...html.querySelectorAll('[href], [src]')]
    const addresses = linked.map((element) => element.getAttribute('href') ?? element.getAttribute('src'))
    expect(addresses[0]).toMatch(/^https:\/\/kentecode\.example\/images\/.+\.jpg$/)
    for (const address of addresses) expect(address).toMatch(/^(?:https:|mailto:)/)
    expect(item.dc?.creators).toEqual([post?.author])
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
