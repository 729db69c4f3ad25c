import { allBlogArticles } from 'contentlayer/generated'
import type * as Generated from 'contentlayer/generated'
import { expect, test, vi } from 'vitest'
import { blogPage, blogPost, relatedTo } from '#src/content/blog.ts'

vi.mock('contentlayer/generated', async (importOriginal) => {
  const generated = await importOriginal<typeof Generated>()
  const seventh = { ...generated.allBlogArticles[0]!, id: 7, title: 'The seventh article' }
  // Comes first, because the order of files is not the order of ids.
  return { ...generated, allBlogArticles: [seventh, ...generated.allBlogArticles] }
})

function article(id: number, ...topics: Array<string>) {
  return { id, topics }
}

function relatedIds(to: number, articles: Array<ReturnType<typeof article>>) {
  const from = articles.find(({ id }) => id === to)
  return from && relatedTo(from, articles).map(({ id }) => id)
}

test('articles that share more topics are nearer', () => {
  const articles = [
    article(1, 'Health', 'Women', 'Work'),
    article(2, 'Climate'),
    article(3, 'Work'),
    article(4, 'Health', 'Work'),
    article(5, 'Health', 'Women', 'Work'),
  ]
  expect(relatedIds(1, articles)).toEqual([5, 4, 3])
})

test('among equals the next ids come first, and after the last the first', () => {
  const articles = [1, 2, 3, 4, 5, 6].map((id) => article(id, 'Women'))
  expect(relatedIds(2, articles)).toEqual([3, 4, 5])
  expect(relatedIds(5, articles)).toEqual([6, 1, 2])
})

test('where no topic is shared, there is still something to read', () => {
  expect(relatedIds(1, [article(1, 'Health'), article(2, 'Climate'), article(3, 'Work')])).toEqual([2, 3])
})

const NOT_FOUND = expect.objectContaining({ status: 404 })

test('the seventh article opens a second page, in the order of ids', () => {
  const idsOn = (page: number) => blogPage(page).cards.map(({ id }) => id)
  expect([idsOn(1), idsOn(2)]).toEqual([[1, 2, 3, 4, 5, 6], [7]])
  expect(blogPage(2)).toMatchObject({ page: 2, pages: 2 })
  for (const page of [0, -1, 3, 1.5, Number.NaN]) expect(() => blogPage(page)).toThrow(NOT_FOUND)
})

test.each([
  [6, '/blog#6'],
  [7, '/blog/page/2#7'],
])(
  'the article %s is found by the number in its address, and leads back to its card [BLOG-13]',
  (id, backTo) => {
    const source = allBlogArticles.find((candidate) => candidate.id === id)
    const { title, body, excerpt } = source!
    const post = blogPost(String(id))
    expect(post).toMatchObject({ id, title, html: body.html, summary: excerpt, backTo })
    expect(post.related).toHaveLength(3)
  },
)

test.each([undefined, '', '8', '0', '01', '1.0', 'one'])('there is no article "%s"', (id) => {
  expect(() => blogPost(id)).toThrow(NOT_FOUND)
})
