import type * as Generated from 'contentlayer/generated'
import { expect, test, vi } from 'vitest'
import { ARTICLES_IN_FEED, blogFeedEntries } from '#src/content/blog.ts'

vi.mock('contentlayer/generated', async (importOriginal) => {
  const generated = await importOriginal<typeof Generated>()
  const [first] = generated.allBlogArticles
  if (!first) throw new Error('There is no article to copy.')
  const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString()
  const articles = Array.from({ length: 45 }, (_, index) => ({
    ...first,
    id: index + 1,
    publishedOn: day(index + 1),
  }))
  return { ...generated, allBlogArticles: articles }
})

test('feeds have the newest thirty articles, however many there are [FOUND-3]', () => {
  const addresses = blogFeedEntries().map(({ to }) => to)
  expect(addresses).toEqual(Array.from({ length: ARTICLES_IN_FEED }, (_, index) => `/blog/${45 - index}`))
})
