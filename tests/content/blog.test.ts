import { allBlogArticles } from 'contentlayer/generated'
import { expect, test } from 'vitest'
import { blogPage, blogPost, relatedTo } from '#src/content/blog.ts'

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

test('six articles make one page, in the order of their ids', () => {
  const page = blogPage(1)
  expect(page).toMatchObject({ page: 1, pages: 1 })
  expect(page?.cards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
})

test.each([0, -1, 2, 1.5, Number.NaN])('the blog has no page %s', (page) => {
  expect(blogPage(page)).toBeNull()
})

test('a card has what it shows and nothing more', () => {
  const [card] = blogPage(1)?.cards ?? []
  expect(Object.keys(card ?? {}).sort()).toEqual(
    ['cover', 'id', 'readingMinutes', 'summary', 'title', 'to', 'topics'].sort(),
  )
  expect(card?.cover).toMatchObject({ alt: expect.stringMatching(/\S/), width: expect.any(Number) })
})

test.each([1, 2, 3, 4, 5, 6])('the article %s is found by the number in its address [BLOG-13]', (id) => {
  const post = blogPost(String(id))
  const source = allBlogArticles.find((candidate) => candidate.id === id)
  expect(post).toMatchObject({ id, title: source?.title, html: source?.body.html, summary: source?.excerpt })
  expect(post?.sources).toEqual(source?.sources ?? [])
  expect(post?.related).toHaveLength(3)
  expect(post?.related.map((card) => card.id)).not.toContain(id)
  expect(post?.backTo).toBe(`/blog#${id}`)
})

test.each([undefined, '', '7', '0', '01', '1.0', 'one'])('there is no article "%s"', (id) => {
  expect(blogPost(id)).toBeNull()
})
