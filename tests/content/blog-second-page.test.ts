import type * as Generated from 'contentlayer/generated'
import { expect, test, vi } from 'vitest'
import { blogPage, blogPost } from '#src/content/blog.ts'

vi.mock('contentlayer/generated', async (importOriginal) => {
  const generated = await importOriginal<typeof Generated>()
  const [first] = generated.allBlogArticles
  if (!first) throw new Error('There is no article to copy.')
  // Comes first, because the order of files is not the order of ids.
  const seventh = { ...first, id: 7, title: 'The seventh article' }
  return { ...generated, allBlogArticles: [seventh, ...generated.allBlogArticles] }
})

test('the seventh article opens a second page', () => {
  expect(blogPage(1)).toMatchObject({ page: 1, pages: 2 })
  expect(blogPage(1)?.cards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  expect(blogPage(2)).toMatchObject({ page: 2, pages: 2 })
  expect(blogPage(2)?.cards.map(({ title }) => title)).toEqual(['The seventh article'])
  expect(blogPage(3)).toBeNull()
})

test('the way back leads to the page that shows the card of the article', () => {
  expect(blogPost('6')?.backTo).toBe('/blog#6')
  expect(blogPost('7')?.backTo).toBe('/blog/page/2#7')
})
