import { expect, test } from 'vitest'
import { isPage } from '#scripts/content/checks/site-map.ts'
import { pagesOfRoutes } from '#scripts/content/site-pages.ts'

const pages = ['/', '/blog', '/blog/:id', '/explore/:section/:page']

test.each([
  '/',
  '/?newsletter=1',
  '/#top',
  '/blog',
  '/blog/',
  '/blog?page=2',
  '/blog/3',
  '/blog/3?x#y',
  '/blog/3#y?x',
  '/explore/a/b',
])('%s is a page', (address) => {
  expect(isPage(address, pages)).toBe(true)
})

test.each(['/blogs', '/blog/3/4', '/explore', '/explore/a', '/explore//b', '/Blog', 'blog', ''])(
  '"%s" is no page',
  (address) => {
    expect(isPage(address, pages)).toBe(false)
  },
)

test('the pages are read from the routes, and the route for everything else is none', () => {
  const routes = [
    {
      children: [
        { index: true },
        { path: 'blog' },
        { path: 'blog/:id' },
        { path: 'explore', children: [{ index: true }, { path: 'mentors' }, { path: '*' }] },
      ],
    },
    { path: '*' },
  ]
  expect(pagesOfRoutes(routes)).toEqual(['/', '/blog', '/blog/:id', '/explore', '/explore/mentors'])
})
