import type { RouteConfigEntry } from '@react-router/dev/routes'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { OTHER_PAGE, pageKindOf, reportWebVitals } from '#contract/web-vitals.ts'
import routes from '#src/routes.ts'

function pathsOf(entries: ReadonlyArray<RouteConfigEntry>, parent = ''): Array<string> {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`
    return [...(path === undefined ? [] : [own]), ...pathsOf(children, own)]
  })
}

test('every page of the site has a kind, by which it is measured [RUN-12]', () => {
  const pages = pathsOf(routes).filter((path) => !/[*?]|\.\w+$/.test(path))
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.filter((path) => pageKindOf(path) === OTHER_PAGE)).toEqual([])
})

test.each([
  ['/', 'home'],
  ['/blog', 'blog'],
  ['/Blog/', 'blog'],
  ['/blog/3', 'blog/*'],
  ['/explore/community/amina-bello', 'explore/*'],
  ['/amina@example.com', 'other'],
])('%s is measured as %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
  const measures = [{ name: 'LCP', value: 1 }]
  expect(v.is(reportWebVitals.body, { page: kind, measures })).toBe(true)
})
