import { expect, test } from 'vitest'
import { blogPageCount, blogPageUrl } from '#src/lib/addresses.ts'

test('six articles fit on a page, the seventh opens a second', () => {
  expect([1, 6, 7, 12, 13].map(blogPageCount)).toEqual([1, 1, 2, 2, 3])
})

test('a blog without articles still has a page', () => {
  expect(blogPageCount(0)).toBe(1)
})

test('the first page is the blog itself, the others have numbers', () => {
  expect(blogPageUrl(1)).toBe('/blog')
  expect(blogPageUrl(2)).toBe('/blog/page/2')
})
